import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeGames } from '@/adapters/http/casino/decodeGames';
import { isGamePath } from '@/domain/casino/resolveCasino';
import { platformUrl } from '@tests/support/platformUrl';
import { RecordingLogger } from '@tests/support/RecordingLogger';
import { wireGame } from '@tests/support/wire/wireFixtures';
import { runs } from '@tests/support/runs';

const PICTURES = { parse: platformUrl, ownOrigin: 'https://play.example', origins: ['https://cdn.example'] };

function decoded(...groups: readonly { readonly id: unknown; readonly games: readonly unknown[] }[]) {
  const logger = new RecordingLogger();
  return { games: decodeGames({ groups }, PICTURES, logger), dropped: logger.dropped, logger };
}
const entry = (changes: Readonly<Record<string, unknown>>) => ({ ...wireGame, ...changes });
const one = (changes: Readonly<Record<string, unknown>>) =>
  decoded({ id: 'spribe', games: [entry(changes)] });

describe('the catalogue as it comes', () => {
  it('[CASINO-02] reads an entry, and a game that stands in several groups as one game', () => {
    const { games, dropped } = decoded(
      { id: 'popular', games: [wireGame] },
      {
        id: 'instant',
        games: [entry({ minStake: 10, addedAt: '2026-01-02T00:00:00Z', features: ['new', 'x'] })],
      },
      {
        id: 'spribe',
        games: [entry({}), entry({ code: 77_001, href: '/casino/spribe/77001', name: 'Mines' })],
      },
    );
    expect(dropped).toEqual([]);
    expect(games).toMatchObject([
      {
        key: 'spribe/aviator',
        name: 'Aviator',
        category: 'instant',
        groups: ['popular', 'instant', 'spribe'],
      },
      { key: 'spribe/77001', code: '77001', category: 'spribe', homeUrl: '/casino/spribe', imgUrl: null },
    ]);
    expect(
      one({ minStake: 10.5, addedAt: 1_767_312_000_000, features: ['new', 7, 'jackpot'] }).games,
    ).toMatchObject([{ minStake: 1_050, addedAt: 1_767_312_000_000, features: ['jackpot', 'new'] }]);
  });

  it('[CASINO-04] of a table that is open it reads what there is, and invents nothing', () => {
    const table = (sent: unknown) => one({ table: sent }).games?.[0]?.table;
    const none = { dealer: null, players: null, results: [], min: null, max: null };
    expect(one({}).games?.[0]?.table).toBeNull();
    expect(table('open')).toBeNull();
    expect(table({})).toEqual(none);
    expect(table({ dealer: 'Asha', players: 412, results: ['17', '0'], min: 100, max: 50_000.5 })).toEqual({
      dealer: 'Asha',
      players: 412,
      results: ['17', '0'],
      min: 10_000,
      max: 5_000_050,
    });
    expect(table({ dealer: ' ', players: -1, results: [{}], min: -5, max: 'x' })).toEqual(none);
    expect(table({ results: Array.from({ length: 500 }, () => '7') })?.results).toHaveLength(10);
  });

  it('[SRCH-02] the page that opens a game may be its redirectUrl', () => {
    const { href, ...rest } = wireGame;
    expect(decoded({ id: 'spribe', games: [{ ...rest, redirectUrl: href }] }).games).toEqual(one({}).games);
    expect(one({ redirectUrl: '/casino/spribe/other' }).games?.[0]?.href).toBe(href);
    expect(
      decoded({ id: 'spribe', games: [{ ...rest, redirectUrl: 'https://elsewhere.example' }] }).games,
    ).toEqual([]);
  });

  it('[CASINO-02] a missing picture, text or fact is not there; the game is', () => {
    const { games, dropped } = one({
      imgUrl: undefined,
      alt: null,
      quotes: 7,
      cover: 'x',
      homeUrl: null,
      casino: {},
      features: 'new',
      minStake: -1,
      addedAt: 'soon',
    });
    expect(games).toMatchObject([
      {
        imgUrl: null,
        alt: '',
        quotes: '',
        cover: { src: null, alt: '' },
        homeUrl: null,
        casino: 'spribe',
        features: [],
        minStake: null,
        addedAt: null,
      },
    ]);
    expect(dropped).toEqual([]);
  });

  it.each([
    [{ provider: 'nobody' }, 'provider'],
    [{ provider: '__proto__' }, 'provider'],
    [{ provider: ['spribe'] }, 'provider'],
    [{ code: '' }, 'code'],
    [{ code: { toString: 'x' } }, 'code'],
    [{ name: '' }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ name: { $$typeof: 'x' } }, 'name'],
    [{ href: 'javascript:alert(1)' }, 'href'],
    [{ href: 'https://evil.example/casino/a' }, 'href'],
    [{ href: '//evil.example' }, 'href'],
    [{ href: '/casino/..%2f..' }, 'href'],
    [{ href: '/home' }, 'href'],
    [{ href: '/casino/roulette' }, 'href'],
    [{ href: '/casino/ezugi' }, 'href'],
    [{ href: `/casino/${'a'.repeat(3_000)}` }, 'href'],
  ])('[X04] [X11] [X12] [X13] drops an entry with %j and logs why', (changes, field) => {
    const { games, dropped, logger } = one(changes);
    expect(games).toEqual([]);
    expect(dropped).toEqual([`casino.games:groups.0.games.0.${field}`]);
    expect(JSON.stringify(logger.lines)).not.toContain('evil');
  });

  it.each([
    'javascript:alert(1)',
    'http://cdn.example/x.png',
    'https://evil.example/x.png',
    'data:image/svg+xml,<svg/>',
  ])('[X11] a picture at %j gives way to the drawn one', (src) => {
    expect(one({ imgUrl: src, cover: { src, alt: 'a' } }).games).toMatchObject([
      { imgUrl: null, cover: { src: null } },
    ]);
  });

  it('[X11] a picture of an allowed host is kept, a way home off this site is not', () => {
    expect(
      one({ imgUrl: 'https://cdn.example/x.png', homeUrl: 'https://evil.example/' }).games,
    ).toMatchObject([{ imgUrl: 'https://cdn.example/x.png', homeUrl: null }]);
  });

  it('[X01] [X05] [X07] hostile names are text: whole, or clipped', () => {
    const { games } = one({ name: `<img src=x onerror=alert(1)>${'ह'.repeat(5_000)}` });
    expect(games?.[0]?.name.startsWith('<img src=x onerror=alert(1)>')).toBe(true);
    expect(games?.[0]?.name.length).toBeLessThan(400);
    expect(one({ name: 'तीन पत्ती' }).games?.[0]?.name).toBe('तीन पत्ती');
  });

  it('of two games with one code, or one page, the first is kept', () => {
    const { games, dropped } = decoded(
      { id: 'spribe', games: [wireGame, entry({ name: 'Twin' }), entry({}), entry({ code: 'b' })] },
      { id: 'popular', games: [entry({ href: '/casino/spribe/else' })] },
    );
    expect(games).toHaveLength(1);
    expect(dropped).toEqual([
      'casino.games:groups.0.games.1.code',
      'casino.games:groups.0.games.2.code',
      'casino.games:groups.0.games.3.href',
      'casino.games:groups.1.games.0.href',
    ]);
  });

  it('an unknown group is left out with its games', () => {
    const { games, dropped } = decoded(
      { id: 'toString', games: [wireGame] },
      { id: 'spribe', games: [wireGame] },
    );
    expect(games).toHaveLength(1);
    expect(dropped).toEqual(['casino.games:groups.0.id']);
  });

  it.each([null, 'x', {}, { groups: {} }, { groups: [{ id: 'spribe' }] }, []])(
    '[F22] %j is no catalogue',
    (data) => {
      expect(decodeGames(data, PICTURES, new RecordingLogger())).toBeNull();
    },
  );

  it('[X31] a foreign list does not flood the log', () => {
    const { dropped, logger } = decoded({ id: 'spribe', games: Array.from({ length: 5_000 }, () => ({})) });
    expect(dropped.length).toBeLessThanOrEqual(11);
    expect(JSON.stringify(logger.lines)).toContain('5000');
  });

  it('[F22] [X11] whatever comes, every game that is kept can be opened and nothing throws', () => {
    const hostile = fc.oneof(
      fc.anything(),
      fc.constantFrom('/casino/a/b', '/casino/aura-x', 'spribe', 'ezugi', 'javascript:1', '__proto__'),
    );
    const someEntry = fc.record({
      href: hostile,
      code: hostile,
      provider: hostile,
      name: hostile,
      imgUrl: hostile,
      homeUrl: hostile,
      cover: hostile,
    });
    fc.assert(
      fc.property(fc.array(fc.oneof(someEntry, fc.anything()), { maxLength: 8 }), (games) => {
        for (const game of decoded({ id: 'ezugi', games }).games ?? []) {
          expect(isGamePath(game.href.toLowerCase())).toBe(true);
          expect(typeof game.name).toBe('string');
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('[F19] reads 10,000 games', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      entry({ code: at + 1, href: `/casino/spribe/${at}`, name: `G ${at}` }),
    );
    expect(decoded({ id: 'spribe', games: many }).games).toHaveLength(10_000);
  });
});
