import { describe, expect, it } from 'vitest';
import { openContent } from '@/application/content/openContent';
import type { LegalText } from '@/domain/content/LegalText';
import { fail, ok } from '@/domain/shared/Result';

const TEXT: LegalText = { version: '1', intro: 'i', sections: [] };

function loading(pages: Readonly<Record<string, readonly string[]>> | undefined, isThere = true) {
  const asked: string[] = [];
  const { legalText: load } = openContent(
    { brand: { pages } },
    {
      legalText: (page, language) => {
        asked.push(`${page}.${language}`);
        return Promise.resolve(isThere ? ok(TEXT) : fail({ kind: 'offline', sent: true }));
      },
    },
  );
  return { asked, load };
}

describe('the operator’s own texts', () => {
  it.each([
    ['hi', ['en', 'hi'], 'hi'],
    ['hi', ['en'], 'en'],
    ['en', ['hi'], 'hi'],
  ])('a reader of %s with a text in %j gets it in %s', async (wanted, written, language) => {
    const { asked, load } = loading({ terms: written });
    expect(await load('terms', wanted)).toEqual(ok({ text: TEXT, language }));
    expect(asked).toEqual([`terms.${language}`]);
  });

  it.each([[undefined], [{}], [{ privacy: ['en'] }], [{ terms: [] }]])(
    'with %j the operator has not written it, and nobody asks',
    async (pages) => {
      const { asked, load } = loading(pages);
      expect(await load('terms', 'en')).toEqual(ok(null));
      expect(asked).toEqual([]);
    },
  );

  it('a text that does not come is said, not replaced', async () => {
    const { load } = loading({ terms: ['en'] }, false);
    expect(await load('terms', 'en')).toEqual(fail({ kind: 'key', key: 'wire.offline' }));
  });
});
