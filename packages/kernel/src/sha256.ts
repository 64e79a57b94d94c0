/** SHA-256 and HMAC-SHA-256 in plain TypeScript: synchronous, so that rules can draw from it, here and in a browser. */
const BLOCK = 64;
const roundConstants = new Int32Array(64);
const initialHash = new Int32Array(8);
{
  // The fractional parts of the roots of the first primes, as FIPS 180-4 defines them.
  const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;
  let n = 0;
  for (let candidate = 2; n < 64; candidate++) {
    let prime = true;
    for (let q = 2; q * q <= candidate; q++) if (candidate % q === 0) prime = false;
    if (!prime) continue;
    if (n < 8) initialHash[n] = fraction(Math.sqrt(candidate));
    roundConstants[n++] = fraction(Math.cbrt(candidate));
  }
}

const words = new Int32Array(64);
function rotate(x: number, n: number): number {
  return (x >>> n) | (x << (32 - n));
}
function compress(hash: Int32Array, message: Uint8Array, offset: number): void {
  const w = words;
  for (let i = 0, at = offset; i < 16; i++, at += 4) {
    w[i] = (message[at] << 24) | (message[at + 1] << 16) | (message[at + 2] << 8) | message[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
    w[i] = (w[i - 16] + w[i - 7] + s0 + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = (h + sum1 + ((e & f) ^ (~e & g)) + roundConstants[i] + w[i]) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const t2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

export function sha256(message: Uint8Array): Uint8Array {
  const blocks = ((message.length + 8) >> 6) + 1;
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  new DataView(padded.buffer).setUint32(padded.length - 4, message.length * 8);
  const hash = initialHash.slice();
  for (let i = 0; i < blocks; i++) compress(hash, padded, i * BLOCK);
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (let i = 0; i < 8; i++) out.setInt32(i * 4, hash[i]);
  return digest;
}

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const k = key.length > BLOCK ? sha256(key) : key;
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK);
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK);
  for (let i = 0; i < k.length; i++) {
    inner[i] ^= k[i];
    outer[i] ^= k[i];
  }
  inner.set(message, BLOCK);
  outer.set(sha256(inner), BLOCK);
  return sha256(outer);
}

export function hex(bytes: Uint8Array): string {
  let text = '';
  for (const b of bytes) text += b.toString(16).padStart(2, '0');
  return text;
}
export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new TypeError('a seed is written in pairs of hexadecimal digits');
  return Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(i * 2, i * 2 + 2), 16));
}
