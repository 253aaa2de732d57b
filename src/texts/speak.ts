import { FIRST_TEXTS, LATER_TEXTS } from 'virtual:texts';
import type { CompiledMessage } from './CompiledMessage';
import { createTexts, type Texts } from './createTexts';
import { addEnglishTexts, englishTexts } from './englishTexts';
import type { Language } from './Language';
import type { LaterShare } from './LaterShare';
import { setSpokenTexts, spokenTexts } from './spokenTexts';

interface OtherLanguage {
  readonly texts: Texts;
  readonly aboard: Record<string, CompiledMessage>;
}

const others = new Map<Language, OtherLanguage>();
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
  const shares = [...needed].map((share) => LATER_TEXTS[language][share]);
  const fetched = await Promise.all([FIRST_TEXTS[language], ...shares].map((fetchShare) => fetchShare()));
  const other = others.get(language) ?? emptyLanguage(language);
  others.set(language, other);
  for (const { messages } of fetched) Object.assign(other.aboard, messages);
  return other.texts;
}

function emptyLanguage(language: Language): OtherLanguage {
  const aboard = {};
  return { aboard, texts: createTexts(language, aboard) };
}

/**
 * From now on this share is needed too, and with it what every later part says: in English, and in the language that is wanted, or all in
 * English when that does not come. Rejects when English does not come.
 */
export async function joinShare(share: LaterShare): Promise<void> {
  const missing = [...new Set<LaterShare>(['later', share])].filter((each) => !needed.has(each));
  const join = async (each: LaterShare): Promise<void> => {
    addEnglishTexts((await LATER_TEXTS.en[each]()).messages);
    needed.add(each);
  };
  await Promise.all(missing.map(join));
  if (wanted !== 'en' && !(await speak(wanted))) await speak('en');
}
