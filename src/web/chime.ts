/** Two tones, as of a bell at a station: their pitch in hertz, and when each begins, in seconds. */
const TONES = [
  [784, 0],
  [1047, 0.18],
] as const;

/** In seconds. */
const LENGTH = 0.6;
const LOUD = 0.2;

const ring = (context: AudioContext, pitch: number, from: number): void => {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUD, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(from);
  tone.stop(from + LENGTH);
};

/** Sounds once; where the browser does not let a page sound that nobody has touched, it stays silent for good. */
export const chime = (): void => {
  const context = new AudioContext();
  for (const [pitch, after] of TONES) ring(context, pitch, context.currentTime + after);
  setTimeout(() => void context.close(), 2_000);
};
