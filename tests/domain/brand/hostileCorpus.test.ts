import { describe, expect, it } from 'vitest';
import { phoneLink } from '@/domain/brand/phoneLink';
import { documentTitle } from '@/domain/brand/documentTitle';
import { safeUrl } from '@/domain/brand/safeUrl';
import type { UrlKind } from '@/domain/brand/safeUrl';
import { whatsAppLink } from '@/domain/brand/whatsAppLink';
import { internalPath } from '@/domain/routing/internalPath';
import { csvText } from '@/domain/shared/csvText';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '@tests/support/hostile/payloads';
import { platformUrl } from '@tests/support/platformUrl';

const OWN = 'https://play.example';
const CORPUS = [...HOSTILE_TEXTS, ...HOSTILE_ADDRESSES];
const KINDS: readonly UrlKind[] = ['internal', 'social', 'image', 'game', 'gateway'];
const RULES = { parse: platformUrl, ownOrigin: OWN, origins: ['https://games.example'] };

describe('the corpus at every gate of the core', () => {
  it('holds at least 120 different payloads', () => {
    expect(new Set(CORPUS).size).toBe(CORPUS.length);
    expect(CORPUS.length).toBeGreaterThanOrEqual(120);
  });

  it.each(KINDS)(
    '[X11] [X12] [X16] as an address for %s it is refused, or leads to a picture or page of ours',
    (kind) => {
      for (const payload of CORPUS) {
        const url = safeUrl(payload, kind, RULES);
        if (url === null) continue;
        // What is no address at all is a relative one, and only a picture may be that.
        expect(kind, payload).toBe('image');
        expect(new URL(url, OWN).origin, payload).toBe(OWN);
      }
      // On a page of the same scheme `https:x` is a file beside it.
      const elsewhere = HOSTILE_ADDRESSES.filter(
        (each) => /^\W*\w+:|\/\/|\\/.test(each) && each !== 'https:evil.example',
      );
      for (const payload of elsewhere) expect(safeUrl(payload, kind, RULES), payload).toBeNull();
    },
  );

  it('[X12] [X13] as a way inside the app it is no path', () => {
    for (const payload of CORPUS) expect(internalPath(payload), payload).toBeNull();
  });

  it('[X14] [X15] as a number to write to or to call it gives no link', () => {
    for (const payload of CORPUS) {
      expect(whatsAppLink(payload, RULES), payload).toBeNull();
      expect(phoneLink(payload), payload).toBeNull();
    }
  });

  it('[X02] [X05] [X07] as a title it is one short line that runs from left to right', () => {
    for (const payload of CORPUS) {
      const title = documentTitle('Home', payload);
      expect([...new Intl.Segmenter().segment(title)].length, payload).toBeLessThanOrEqual(121);
      expect(title, payload).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    }
  });

  it('[X10] in a table for a spreadsheet no cell begins a formula', () => {
    for (const payload of CORPUS) {
      const [cell = ''] = csvText([[payload]])
        .replace('\ufeff', '')
        .split('\r\n');
      expect(cell.replace(/^"/, ''), payload).not.toMatch(/^[=+\-@\t]/);
    }
  });
});
