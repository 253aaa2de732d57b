import type { Cues } from '@/application/ports/device/Cues';
import type { Cue, CueChoice } from '@/domain/notices/Cue';

interface Tone {
  /** Hertz, one after the other. */
  readonly notes: readonly number[];
  /** Milliseconds on and off, as `navigator.vibrate` takes them. */
  readonly beats: readonly number[];
}

/** Up: it stands. Down: it was refused. Two alike and a high one: it is settled. A chord upwards: it won. Down and up again: a fancy has its result. A step and stay: money has come. */
const TONES: Readonly<Record<Cue, Tone>> = {
  accepted: { notes: [660, 880], beats: [40] },
  rejected: { notes: [330, 220], beats: [120, 60, 120] },
  settled: { notes: [523, 523, 784], beats: [40, 60, 40, 60, 80] },
  won: { notes: [523, 659, 784, 1047], beats: [40, 40, 40, 40, 120] },
  fancy: { notes: [784, 587, 784], beats: [30, 40, 30] },
  deposited: { notes: [440, 660, 660], beats: [60, 40, 60] },
};

const NOTE_S = 0.12;
const LOUDNESS = 0.08;

/** Short tones made on the spot, without a file. Nothing is heard before the first gesture of a visit: no browser allows it. */
export class WebAudioCues implements Cues {
  #context: AudioContext | null = null;

  play(cue: Cue, { sound, vibration }: CueChoice): void {
    const { navigator } = globalThis;
    // Browsers without the word for it refuse by themselves.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (vibration && !wantsStillness() && typeof navigator.vibrate === 'function')
      navigator.vibrate([...TONES[cue].beats]);
    if (sound) this.#sound(TONES[cue].notes);
  }

  #sound(notes: readonly number[]): void {
    try {
      this.#context ??= new AudioContext();
      const context = this.#context;
      void context.resume().catch(() => undefined);
      notes.forEach((hertz, at) => playNote(context, hertz, context.currentTime + at * NOTE_S));
    } catch {
      // A device without sound stays silent.
    }
  }
}

function wantsStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function playNote(context: AudioContext, hertz: number, start: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  gain.gain.linearRampToValueAtTime(0, start + NOTE_S);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + NOTE_S);
}
