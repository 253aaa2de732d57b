import type { Texts } from './createTexts';
import { englishTexts } from './englishTexts';

let spoken = englishTexts;
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
