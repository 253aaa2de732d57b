import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueOf } from '@/domain/casino/Catalogue';
import type { Game } from '@/domain/casino/Game';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { launchOfEmbed, launchOfGame } from '@/domain/casino/LaunchTarget';
import { resolveCasino, resolveGame } from '@/domain/casino/resolveCasino';
import { searchCatalogue } from '@/domain/casino/searchCatalogue';
import { PROVIDER_CODES } from '@/domain/routing/providers';
import { token } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { httpDoors, openDoor } from './contractDoors';
import type { OpenDoor } from './contractDoors';
import { gameDoors } from './gameDoors';
import type { Play } from './gameDoors';

async function gamesOf({ http }: OpenDoor): Promise<readonly Game[]> {
  const answer = await http.casino.catalogue();
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value;
}

describe.each(httpDoors)('CasinoGateway, $door: the catalogue', (door) => {
  let here: OpenDoor;
  beforeAll(async () => {
    here = await openDoor(door);
  });
  afterAll(() => here.close());

  it('[CASINO-01] [CASINO-02] lists every group to a visitor, and every entry is sound', async () => {
    const { byGroup, games } = catalogueOf(await gamesOf(here));
    expect(here.http.logger.lines).toEqual([]);
    for (const group of [
      ...LOBBY_GROUPS,
      'popular',
      'ezugi',
      'evolution',
      'spribe',
      'aura',
      'sports',
    ] as const)
      expect(byGroup.get(group)?.length ?? 0, group).toBeGreaterThanOrEqual(3);
    expect(
      byGroup
        .get('instant')
        ?.map(({ code }) => code)
        .toSorted(),
    ).toEqual(['aviator', 'dice', 'goal', 'hilo', 'mines', 'mini-roulette', 'plinko']);
    expect(
      byGroup
        .get('providers')
        ?.map(({ provider }) => provider)
        .toSorted(),
    ).toEqual(PROVIDER_CODES.filter((code) => code !== 'spribe' && code !== 'aura').toSorted());
    const slots = byGroup.get('slots') ?? [];
    expect(slots).toHaveLength(25);
    expect(slots.every(({ code }) => /^\d+$/.test(code))).toBe(true);
    expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
  });

  it('[NAV-10] [CASINO-04] every game stands where its address says, every provider has games', async () => {
    const catalogue = catalogueOf(await gamesOf(here));
    for (const game of catalogue.games) {
      if (game.category === 'sports' || game.category === 'providers') continue;
      const [, , slug, word] = game.href.split('/');
      const found = word === undefined ? resolveCasino(slug, catalogue) : resolveGame(slug, word, catalogue);
      expect(found, game.href).toEqual({ kind: 'game', game });
    }
    expect(resolveGame('spribe', 'aviator', catalogue).kind).toBe('game');
    expect(resolveCasino('aura-lucky-7-a', catalogue).kind).toBe('game');
    for (const provider of [...PROVIDER_CODES, 'kingmaker'] as const)
      expect(
        catalogue.games.some((game) => game.provider === provider),
        provider,
      ).toBe(true);
  });

  it('[SRCH-02] is found by name, in Hindi too', async () => {
    const { names } = catalogueOf(await gamesOf(here));
    expect(searchCatalogue(names, 'तीन पत्ती').count).toBe(1);
    expect(searchCatalogue(names, 'ROYAL').groups.map(({ category }) => category)).toEqual(['baccarat']);
  });

  it.each([
    ['an unknown provider', 'provider', 'nobody'],
    ['a hostile address', 'href', 'javascript:alert(1)'],
    ['no name', 'name', undefined],
    ['no code', 'code', {}],
  ])('[F22] [X11] drops an entry with %s and keeps the rest', async (_, field, value) => {
    const all = await gamesOf(here);
    const before = here.http.logger.dropped.length;
    const fault = here.sandbox.faults.http('/casino/games', {
      kind: 'drift',
      path: `data.groups.3.games.0.${field}`,
      value,
    });
    const rest = await gamesOf(here);
    expect(fault.occurred()).toBe(1);
    expect(rest.length).toBeGreaterThanOrEqual(all.length - 1);
    expect(here.http.logger.dropped.slice(before)).toEqual([`casino.games:groups.3.games.0.${field}`]);
  });

  it('[F10] a reply without a body is none', async () => {
    const fault = here.sandbox.faults.http('/casino/games', { kind: 'body', raw: '' });
    expect(await here.http.casino.catalogue()).toMatchObject({ ok: false, error: { kind: 'unexpected' } });
    expect(fault.occurred()).toBe(1);
  });
});

describe.each(httpDoors)('CasinoGateway, $door: size', (door) => {
  it('[F19] reads 10,000 games of a huge world', async () => {
    const here = await openDoor(door, { seed: 'huge' });
    const games = await gamesOf(here);
    expect(games).toHaveLength(10_000);
    expect(here.http.logger.lines).toEqual([]);
    await here.close();
  });
});

describe.each(gameDoors)('CasinoGateway, $door: playing', ({ open }) => {
  let here: OpenDoor;
  let play: Play;
  let gameHost: string;
  let mines: Game;
  beforeAll(async () => {
    ({ here, play, gameHost } = await open());
    const game = catalogueOf(await gamesOf(here)).byHref.get('/casino/spribe/mines');
    if (game === undefined) throw new Error('no mines');
    mines = game;
  });
  afterAll(() => here.close());
  const launched = async (): Promise<string> => {
    const answer = await here.http.casino.launch(launchOfGame(mines));
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    return answer.value;
  };
  const balance = async () => {
    const answer = await here.realtime.player.requestBalance();
    return answer.ok ? answer.value.cash : null;
  };

  it('[CASINO-03] a game is opened in the reader’s language where the launch says one', async () => {
    await here.demo();
    const inHindi = await here.http.casino.launch(launchOfGame(mines, 'hi'));
    expect(inHindi.ok ? inHindi.value : inHindi.error).toMatch(/#lang=hi&session=[0-9a-f]+$/);
    expect(await launched()).toMatch(/#session=[0-9a-f]+$/);
  });

  it('[CASINO-03] a player’s game has an address on the provider’s host, and never the player’s token', async () => {
    const held = await here.demo();
    const url = await launched();
    expect(new URL(url).origin).toBe(gameHost);
    expect(url).not.toContain(held);
    expect(await play(url, 'open')).toMatchObject({
      error: false,
      data: { table: 'mines', cash: 10_000, round: null },
    });
  });

  it('[CASINO-03] [WAL-03] a bet, a win and what is left arrive at the wallet and are pushed', async () => {
    const held = await here.demo();
    await here.connect(held);
    const url = await launched();
    const key = 'abcdef0123456789';
    const begin = { key, client: 'x', table: 'mines', stake: 100, mines: 1 };
    expect((await play(url, 'begin', begin)).data).toMatchObject({ cash: 9_900, round: { over: false } });
    await until(() => here.realtime.received.balances.length > 0, 'the push');
    expect(here.realtime.received.balances.at(-1)).toMatchObject({ cash: 990_000 });
    // Asked twice, begun once.
    expect((await play(url, 'begin', begin)).data.cash).toBe(9_900);
    const opened = await play(url, 'open-tile', { key, tile: 3 });
    const ended = opened.data.round?.over === true ? opened : await play(url, 'stop', { key });
    const { cash, round } = ended.data;
    expect(cash).toBeCloseTo(9_900 + (round?.paid ?? 0), 6);
    expect(await balance()).toBe(Math.round(cash * 100));
    expect((await play(url, 'stop', { key })).data.cash).toBe(cash);
    expect(here.sandbox.engine.audit().ledgerSum).toBe(0);
  });

  it('[CASINO-03] refuses beyond the limits, without funds, after the session', async () => {
    const held = await here.demo();
    const url = await launched();
    const begin = (stake: number) =>
      play(url, 'begin', { key: '0123456789abcdef', client: 'x', table: 'mines', stake, mines: 3 });
    expect((await begin(9)).code).toBe('LIMIT');
    expect((await begin(10_001)).code).toBe('LIMIT');
    const { users } = here.sandbox.engine.audit();
    here.sandbox.engine.setBalance(users.at(-1)?.userId ?? '', { cash: 20 });
    expect((await begin(21)).code).toBe('INSUFFICIENT_FUNDS');
    here.sandbox.engine.revokeToken(held);
    expect((await begin(20)).code).toBe('SESSION_ENDED');
    expect((await play('x://y/#session=nobody'.replace('x://y', gameHost), 'open')).code).toBe(
      'SESSION_ENDED',
    );
  });

  it('[CASINO-03] a visitor is refused, and so is what the lobby does not have', async () => {
    here.http.held = null;
    expect(await here.http.casino.launch(launchOfGame(mines))).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    here.http.held = token('nobody');
    expect(await here.http.casino.launch(launchOfGame(mines))).toMatchObject({
      ok: false,
      error: { kind: 'unauthorised' },
    });
    await here.demo();
    expect(await here.http.casino.launch(launchOfEmbed('betby'))).toMatchObject({
      ok: false,
      error: { kind: 'refused', code: 'GAME_NOT_OFFERED' },
    });
  });

  it.each([undefined, '', 7, null, 'x'.repeat(5_000)])(
    '[F22] a reply with %j for an address is none',
    async (value) => {
      await here.demo();
      const fault = here.sandbox.faults.http('/lobby', { kind: 'drift', path: 'data.url', value });
      expect(await here.http.casino.launch(launchOfGame(mines))).toMatchObject({
        ok: false,
        error: { kind: 'unexpected' },
      });
      expect(fault.occurred()).toBe(1);
    },
  );
});
