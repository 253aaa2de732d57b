type Words = Readonly<Record<string, string>>;

/**
 * The words of every page come with the first one, as one bundle has them: the app's own, all of them in English, and in Hindi those of the
 * first page and the account. That much, because it makes the bundle weigh some 350 kB: both whole would make it 370.
 */
const english = import.meta.glob<Words>('../../src/texts/en/*/*.json', { eager: true, import: 'default' });
const hindi = import.meta.glob<Words>('../../src/texts/hi/{first,account}/*.json', {
  eager: true,
  import: 'default',
});

const merged = (parts: Readonly<Record<string, Words>>): Words => Object.assign({}, ...Object.values(parts));
const WORDS: Readonly<Record<string, Words>> = { en: merged(english), hi: merged(hindi) };

export function word(id: string): string {
  const language = localStorage.getItem('peer.language') ?? 'en';
  return WORDS[language]?.[id] ?? WORDS['en']?.[id] ?? id;
}
