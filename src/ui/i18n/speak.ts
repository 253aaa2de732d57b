import type { Texts } from './createTexts';
import { englishTexts } from './englishTexts';
import type { Language } from './Language';
import type { LaterShare } from './LaterShare';
import type { OtherLanguage } from './OtherLanguage';
import { awaitLaterTexts, setSpokenTexts, spokenTexts } from './spokenTexts';

const OTHERS: Readonly<Record<Exclude<Language, 'en'>, () => Promise<OtherLanguage>>> = {
  hi: async () => (await import('./hindiTexts')).hindi,
};

let wanted: Language = 'en';
const needed = new Set<LaterShare>();

/** Speaks a language once its texts are there. false: they did not come, and the app goes on as it was. */
export async function speak(language: Language): Promise<boolean> {
  wanted = language;
  const texts = await textsOf(language).catch(() => null);
  // Another choice came in between: that one counts.
  if (wanted !== language) return true;
  if (texts === null) wanted = spokenTexts().language;
  else if (texts !== spokenTexts()) setSpokenTexts(texts);
  return texts !== null;
}

async function textsOf(language: Language): Promise<Texts> {
  if (language === 'en') return englishTexts;
  const other = await OTHERS[language]();
  await Promise.all([...needed].map((share) => other.add(share)));
  return other.texts;
}

/** From now on this share is needed too: in the language that is wanted, or all in English when it does not come. */
export function joinTexts(share: LaterShare): void {
  needed.add(share);
  if (wanted !== 'en') awaitLaterTexts(speak(wanted).then((there) => there || speak('en')));
}
