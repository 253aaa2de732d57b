import type { Texts } from './createTexts';
import { englishTexts } from './englishTexts';

let spoken = englishTexts;
let joined: unknown;
const listeners = new Set<() => void>();

/** The language that the app speaks now. */
export function spokenTexts(): Texts {
  return spoken;
}

export function followSpokenTexts(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** For `speak`, which has seen to it that the texts are there. */
export function setSpokenTexts(texts: Texts): void {
  spoken = texts;
  for (const tell of listeners) tell();
}

/** A part that comes later waits for it before it is drawn. */
export function laterTextsJoined(): unknown {
  return joined;
}

export function awaitLaterTexts(joining: Promise<unknown>): void {
  joined = Promise.all([joined, joining]);
}
