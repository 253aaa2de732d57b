/** The languages that the sandbox has texts in. */
export type SpokenLanguage = 'en' | 'hi';

/** `Accept-Language` of a request: the first language in it that there are texts in; without one English. */
export function languageIn(headers: Readonly<Record<string, string>>): SpokenLanguage {
  const ranges = (headers['accept-language'] ?? '').slice(0, 200).split(',');
  return ranges.map(languageOf).find((language) => language !== null) ?? 'en';
}

/** `lang` of a socket's handshake, or one language of a header: `hi`, `hi-IN;q=0.9`. null: none that there are texts in. */
export function languageOf(tag: unknown): SpokenLanguage | null {
  const language = typeof tag === 'string' ? /^\s*(en|hi)\b/i.exec(tag)?.[1]?.toLowerCase() : undefined;
  return language === 'en' || language === 'hi' ? language : null;
}
