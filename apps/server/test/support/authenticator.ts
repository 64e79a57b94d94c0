/** A passkey in software: what a phone or a security key would do. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const b64 = (bytes: Buffer): string => bytes.toString('base64url');
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

/** Enough of CBOR for an attestation: small integers, bytes, texts, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, n: number): Buffer =>
    n < 24
      ? Buffer.from([(major << 5) | n])
      : n < 256
        ? Buffer.from([(major << 5) | 24, n])
        : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pieces = [...value].flatMap(([k, v]) => [
    cbor(k),
    cbor(v as number | string | Buffer | Map<number | string, unknown>),
  ]);
  return Buffer.concat([head(5, value.size), ...pieces]);
}

export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly #id = randomBytes(16);
  readonly #rp: string;
  readonly #origin: string;
  #counter = 0;
  constructor(rp: string, origin: string) {
    this.#rp = rp;
    this.#origin = origin;
  }
  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    return Buffer.concat([sha256(this.#rp), Buffer.from([flags]), counter]);
  }
  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
  }
  register(challenge: string) {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = cbor(new Map<number, unknown>([[1, 2], [3, -7], [-1, 1], [-2, Buffer.from(x, 'base64url')], [-3, Buffer.from(y, 'base64url')]])); // biome-ignore format: a COSE key
    const length = Buffer.from([0, this.#id.length]);
    const authData = Buffer.concat([this.#data(0x45), Buffer.alloc(16), length, this.#id, key]);
    const attestation = cbor(new Map<string, unknown>([['fmt', 'none'], ['attStmt', new Map()], ['authData', authData]])); // biome-ignore format: as above
    const response = {
      clientDataJSON: b64(this.#client('webauthn.create', challenge)),
      attestationObject: b64(attestation),
      transports: ['internal'],
    };
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', response, clientExtensionResults: {} };
  }
  assert(challenge: string) {
    const authData = this.#data(0x05);
    const client = this.#client('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.#keys.privateKey);
    const response = { clientDataJSON: b64(client), authenticatorData: b64(authData), signature: b64(signature) };
    return { id: b64(this.#id), rawId: b64(this.#id), type: 'public-key', response, clientExtensionResults: {} };
  }
}
