/** What a game lets hear. */
export type Sound = 'begin' | 'land' | 'win';

type Note = readonly [hertz: number, at: number, seconds: number];

/** Short notes, made as they are played: no file is fetched for them. */
const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  begin: [
    [220, 0, 0.07],
    [294, 0.07, 0.09],
  ],
  land: [[196, 0, 0.14]],
  win: [
    [523, 0, 0.1],
    [659, 0.1, 0.1],
    [784, 0.2, 0.1],
    [1047, 0.3, 0.28],
  ],
};
const LOUD = 0.12;

/** Off until it is switched on, and again with every new page: nothing is remembered. */
let context: AudioContext | null = null;
let isOn = false;

/** Call it in a press: only then a browser lets a page be heard. */
export function switchSounds(): boolean {
  isOn = !isOn;
  if (isOn) {
    context ??= new AudioContext();
    void context.resume();
    playSound('begin');
  }
  return isOn;
}

export function playSound(sound: Sound): void {
  if (!isOn || context === null) return;
  for (const [hertz, at, seconds] of NOTES[sound]) {
    const from = context.currentTime + at;
    const volume = context.createGain();
    volume.gain.setValueAtTime(0, from);
    volume.gain.linearRampToValueAtTime(LOUD, from + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.001, from + seconds);
    volume.connect(context.destination);
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: hertz });
    tone.connect(volume);
    tone.start(from);
    tone.stop(from + seconds);
  }
}
