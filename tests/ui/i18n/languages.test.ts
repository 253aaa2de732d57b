import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileIcu, readTexts } from '@scripts/lib/icuCatalogue.mjs';
import { PLAIN_WORDS } from '@scripts/lib/plainNames.mjs';
import type { CompiledMessage } from '@/texts/CompiledMessage';
import { LANGUAGES } from '@/texts/Language';

const FOLDER = 'src/texts';
const english = readTexts(join(FOLDER, 'en'));
const others = LANGUAGES.filter((language) => language !== 'en').map(
  (language) => [language, readTexts(join(FOLDER, language))] as const,
);

/** `<share>/<feature>.json` */
const filesOf = (language: string): readonly string[] =>
  readdirSync(join(FOLDER, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .toSorted();

/** As the interpreter reads it, which the build script does not know. */
function compiled(id: string, text = ''): CompiledMessage {
  return compileIcu(id, text) as CompiledMessage;
}

/** `name` or `name:plural`, of all branches. */
function argumentsOf(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [];
  const found = message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind = 'text', cases = {}] = token;
    const inside = Object.values(cases).flatMap((branch) =>
      typeof branch === 'object' ? argumentsOf(branch) : [],
    );
    return [`${name}:${kind}`, ...inside];
  });
  return [...new Set(found)].toSorted();
}

/** The branches that no plural rule chooses by itself: `=0`, and all of a select. */
function namedBranches(message: CompiledMessage): readonly string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((token) => {
    if (typeof token === 'string' || token[2] === undefined) return [];
    const [name, kind, cases] = token;
    return Object.entries(cases).flatMap(([branch, inside]) => [
      ...(kind === 'select' ? [`${name}:${branch}`] : []),
      ...(typeof inside === 'object' ? namedBranches(inside) : []),
    ]);
  });
}

/** What players read of a text: its own words, of all branches, without the values. */
function wordsOf(message: CompiledMessage): string {
  if (typeof message === 'string') return message;
  return message
    .flatMap((token) => {
      if (typeof token === 'string') return [token];
      return Object.values(token[2] ?? {}).map((branch) =>
        typeof branch === 'object' || typeof branch === 'string' ? wordsOf(branch) : '',
      );
    })
    .join(' | ');
}

const all = [['en', english] as const, ...others];
/** The specification writes these so. */
const AS_SPECIFIED = /^(Submitting\.\.|Search\.\.\.|Search your favourite games here\.\.\.)$/;
/** Names and short forms that Hindi writes in Latin letters. */
const LATIN_NAMES = new Set(
  [
    'UPI ID UTR IFSC PAN USDT TV BM F TrxID TxnID bKash Nagad Paytm WhatsApp Telegram Facebook Instagram',
    'Ezugi Evolution Vivo Qtech Supernowa XPG Spribe Aura Kingmaker Aviator Megaways World Casino Power Games',
    'English Alt A Z CRR RRR OTP',
  ].flatMap((line) => line.split(' ')),
);

/** Every file of src that may name a key; the catalogues themselves do not count. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(join('src', name), 'utf8'));
const named = new Set(
  sources.flatMap((source) => [...source.matchAll(/['`]([a-z][\w.-]+)['`]/gi)].map(([, key]) => key)),
);
/** `statement.tab.${tab}`: a key with one part that is known later. */
const patterns = sources
  .flatMap((source) =>
    [...source.matchAll(/`([a-zA-Z]+\.(?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}[\w.-]*)`/g)].map(
      ([, text = '']) => text,
    ),
  )
  .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`));

describe('the catalogues', () => {
  it('are the files that the keys are typed by', () => {
    const typed = readFileSync(join(FOLDER, 'MessageId.ts'), 'utf8').matchAll(/'\.\/en\/(\w+\/\w+\.json)'/g);
    expect([...typed].map(([, file]) => file).toSorted()).toEqual(filesOf('en'));
  });

  it.each(others)('%s has its files where English has them: a share of both is the same keys', (language) => {
    expect(filesOf(language)).toEqual(filesOf('en'));
  });

  it.each(others)('%s words every key, and no other', (_, texts) => {
    expect([...english.keys()].filter((id) => !texts.has(id))).toEqual([]);
    expect([...texts.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it.each(others)('%s takes the same values as English, in the same sense', (_, texts) => {
    const differs = [...english].filter(([id, text]) => {
      const [ours, theirs] = [compiled(id, text), compiled(id, texts.get(id))];
      return (
        argumentsOf(ours).join() !== argumentsOf(theirs).join() ||
        namedBranches(ours).toSorted().join() !== namedBranches(theirs).toSorted().join()
      );
    });
    expect(differs.map(([id]) => id)).toEqual([]);
  });

  it.each(others)('%s writes figures in Latin digits', (_, texts) => {
    expect([...texts].filter(([, text]) => /[०-९]/u.test(text)).map(([id]) => id)).toEqual([]);
  });

  it.each(others)('%s is written in its own letters, but for names', (language, texts) => {
    if (language !== 'hi') return;
    const foreign = [...texts].filter(([id, text]) => {
      const words = wordsOf(compiled(id, text));
      if (/\p{Script=Devanagari}/u.test(words)) return false;
      return (words.match(/[a-z]+/gi) ?? []).some((word) => !LATIN_NAMES.has(word));
    });
    expect(foreign.map(([id]) => id)).toEqual([]);
  });

  it.each(all)(
    '%s is set cleanly: one space, an ellipsis of one sign, quotes and apostrophes that curl',
    (_, texts) => {
      const untidy = [...texts].filter(
        ([, text]) => !AS_SPECIFIED.test(text) && / {2}|\.\.|["'`]|^ /.test(text),
      );
      expect(untidy.map(([id]) => id)).toEqual([]);
    },
  );

  it('say one thing by one word, and none of the words that are no names here', () => {
    const refused = new RegExp(
      `\\b(sign(ed)? in|anew|transaction id|upi id|${Object.keys(PLAIN_WORDS).join('|')})\\b`,
      'i',
    );
    const said = [...english].filter(([id, text]) =>
      refused.test(
        wordsOf(compiled(id, text)).replaceAll(/UPI ID|transaction ID/gi, (name) =>
          name.endsWith('ID') ? '' : name,
        ),
      ),
    );
    expect(said.map(([id]) => id)).toEqual([]);
  });

  it('hold nothing that no screen says', () => {
    const unused = [...english.keys()].filter(
      (id) => !named.has(id) && !patterns.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});
