/** Small sounds, made here: a bell for one's turn, dice on wood, a drum for battles. There is no file behind them. */
export type Sound = 'turn' | 'dice' | 'battle';

let context: AudioContext | null = null;
const LOUDNESS = 0.16;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  const now = context;
  // a browser lets nothing sound before the page was touched; then this call simply stays silent
  void now.resume().then(() => SOUNDS[sound](now, now.currentTime + 0.01));
}
const SOUNDS: Readonly<Record<Sound, (context: AudioContext, at: number) => void>> = {
  turn: (now, at) => {
    bell(now, at, 659);
    bell(now, at + 0.16, 988);
  },
  dice: (now, at) => {
    for (const [i, gap] of [0, 0.07, 0.12, 0.21, 0.26].entries()) knock(now, at + gap, 1700 - i * 170);
  },
  battle: (now, at) => {
    drum(now, at);
    drum(now, at + 0.22);
  },
};
function fading(now: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = now.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud * LOUDNESS, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(now.destination);
  return gain;
}
function bell(now: AudioContext, at: number, hertz: number): void {
  for (const [times, loud] of [
    [1, 1],
    [2.76, 0.25],
  ] as const) {
    const tone = now.createOscillator();
    tone.frequency.value = hertz * times;
    tone.connect(fading(now, at, loud, 0.9 / times));
    tone.start(at);
    tone.stop(at + 1);
  }
}
function knock(now: AudioContext, at: number, hertz: number): void {
  const length = Math.floor(now.sampleRate * 0.04);
  const noise = now.createBuffer(1, length, now.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / length);
  const source = now.createBufferSource();
  source.buffer = noise;
  const filter = now.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = hertz;
  filter.Q.value = 4;
  source.connect(filter).connect(fading(now, at, 2.2, 0.06));
  source.start(at);
}
function drum(now: AudioContext, at: number): void {
  const tone = now.createOscillator();
  tone.frequency.setValueAtTime(130, at);
  tone.frequency.exponentialRampToValueAtTime(48, at + 0.18);
  tone.connect(fading(now, at, 2.5, 0.3));
  tone.start(at);
  tone.stop(at + 0.35);
}
