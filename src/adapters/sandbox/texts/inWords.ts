import { HINDI } from './hindi';
import type { Pattern } from './hindi';
import type { Said, Words } from './Said';
import type { SpokenLanguage } from './SpokenLanguage';

/** A copy of plain data with each text of the sandbox in this language; what holds none is handed back as it is. */
export function inWords<T>(value: T, language: SpokenLanguage): T;
export function inWords(value: unknown, language: SpokenLanguage): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isSaid(value)) return wordsOf(value, language);
  if (Array.isArray(value)) {
    const spoken = value.map((each: unknown) => inWords(each, language));
    return spoken.every((each, at) => each === value[at]) ? value : spoken;
  }
  let spoken: Record<string, unknown> | null = null;
  for (const [name, each] of Object.entries(value)) {
    const said = inWords(each, language);
    if (said === each) continue;
    spoken ??= { ...value };
    spoken[name] = said;
  }
  return spoken ?? value;
}

/** One text. */
export function wordsOf(words: Words, language: SpokenLanguage): string {
  if (typeof words === 'string') return words;
  const pattern: string = language === 'hi' ? HINDI[words.say] : words.say;
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = words.with?.[name] ?? '';
    return typeof value === 'number' ? String(value) : wordsOf(value, language);
  });
}

function isSaid(value: object): value is Said {
  return 'say' in value && typeof value.say === 'string' && isPattern(value.say);
}

function isPattern(text: string): text is Pattern {
  return Object.hasOwn(HINDI, text);
}
