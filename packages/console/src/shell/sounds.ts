export type DeskSound = 'good' | 'warn' | 'bad';

/**
 * The pitch in hertz and the number of beeps of each sound. The sounds differ in both, so that people who do not hear
 * pitch well can distinguish them.
 */
const tones: Readonly<Record<DeskSound, { hertz: number; times: number; shape: OscillatorType }>> = {
  good: { hertz: 988, times: 1, shape: 'sine' },
  warn: { hertz: 587, times: 2, shape: 'triangle' },
  bad: { hertz: 196, times: 3, shape: 'square' },
};

const lengthS = 0.09;
const gapS = 0.06;
let context: AudioContext | undefined;

/** Plays a short sound. Browsers allow it once the page has seen a key or a click; before that it stays silent. */
export function playSound(sound: DeskSound): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  const { hertz, times, shape } = tones[sound];
  for (let n = 0; n < times; n++) {
    const from = context.currentTime + n * (lengthS + gapS);
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.type = shape;
    oscillator.frequency.value = hertz;
    volume.gain.setValueAtTime(0.18, from);
    volume.gain.exponentialRampToValueAtTime(0.001, from + lengthS);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(from);
    oscillator.stop(from + lengthS);
  }
}
