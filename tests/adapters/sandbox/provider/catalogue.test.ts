import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { GameList } from '@/adapters/sandbox/engine/casino/GameList';
import { HIGHEST } from '@/adapters/sandbox/provider/crash';
import { CARD_GAMES } from '@/adapters/sandbox/provider/kinds/cards/cardGames';
import type { Card } from '@/adapters/sandbox/provider/kinds/cards/pack';
import { DICE_TABLES } from '@/adapters/sandbox/provider/kinds/diceTables/diceTables';
import { RIMS } from '@/adapters/sandbox/provider/kinds/fortuneKind';
import { kindOf, placeOf } from '@/adapters/sandbox/provider/kinds/kinds';
import { plinkoTimes } from '@/adapters/sandbox/provider/kinds/plinkoKind';
import { WHEELS } from '@/adapters/sandbox/provider/wheel';
import { PACES } from '@/adapters/sandbox/wire/Plays';
import type { Game } from '@/domain/casino/Game';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
import { ownGames } from '@/domain/casino/ownGames';
import { playWorld } from './playWorld';

const launchedOf = (seed: string) => new GameList(seed).all().filter(({ minStake }) => minStake !== null);
const TITLES = launchedOf('play');

/** What a title says that it is, by the words in its name; the first that fits. Slots have names of their own. */
const SAYS: readonly (readonly [name: RegExp, plays: string])[] = [
  [/mini roulette/i, 'wheel mini'],
  [/roulette|रूलेट/i, 'wheel'],
  [/andar bahar/i, 'cards andarbahar'],
  [/teen patti|तीन पत्ती/i, 'cards teenpatti'],
  [/lucky 7/i, 'cards lucky7'],
  [/32 cards/i, 'cards cards32'],
  [/baccarat/i, 'cards baccarat'],
  [/dragon tiger/i, 'cards dragontiger'],
  [/casino war/i, 'cards casinowar'],
  [/amar akbar anthony/i, 'cards amarakbar'],
  [/blackjack/i, 'blackjack'],
  [/sic bo/i, 'dicetable sicbo'],
  [/7 up 7 down/i, 'dicetable updown7'],
  [/jhandi munda/i, 'dicetable jhandimunda'],
  [/(crazy|power) wheel/i, 'fortune crazy'],
  [/wheel/i, 'fortune'],
  [/^aviator$/i, 'crash'],
  [/^(mines|goal|dice|plinko|hilo)$/i, '$1'],
];

/** A sequence of one suit, and a trail: hands whose pay depends on them. */
const HANDS: readonly (readonly Card[])[] = [
  [12, 13, 1].map((rank) => ({ rank, suit: 0 })),
  [0, 1, 2].map((suit) => ({ rank: 9, suit })),
];

/** The most that a bet of 1 becomes where its field does not say it: on a hand in Teen Patti, by the number of dice at a dice table. */
function mostByChance(variant: string): number {
  const { play } = CARD_GAMES.get(variant) ?? {};
  if (play === undefined) throw new Error(`no such card game: ${variant}`);
  const dealt = HANDS.map((hand) => {
    // Two places in turn: the hand goes to the first.
    const cards = hand.flatMap((card, at) => [card, { rank: [2, 5, 8][at] ?? 2, suit: 3 }]);
    return play(() => cards.shift() ?? { rank: 2, suit: 3 });
  });
  return Math.max(...dealt.flatMap(({ times }) => Object.values(times)));
}

/** How many times a bet can come back at most, by the provider's rules. */
function mostOf(plays: string): number {
  const { table, variant } = placeOf(plays) ?? { table: plays, variant: '' };
  switch (table) {
    case 'wheel':
      return Math.max(...[...(WHEELS.get(variant)?.calls.values() ?? [])].map(([, pays]) => pays));
    case 'fortune':
      return Math.max(...(RIMS.get(variant)?.fields.values() ?? []));
    case 'cards': {
      const fields = Object.values(CARD_GAMES.get(variant)?.fields ?? {});
      return Math.max(...fields.map(({ pays }) => pays ?? mostByChance(variant))) / 100;
    }
    case 'dicetable': {
      const fields = Object.values(DICE_TABLES.get(variant)?.fields ?? {});
      return Math.max(...fields.map(({ pays, range }) => pays ?? range?.[1] ?? Infinity)) / 100;
    }
    case 'crash':
      return HIGHEST / 100;
    case 'plinko':
      return (
        Math.max(
          ...[8, 12, 16].flatMap((rows) =>
            (['low', 'medium', 'high'] as const).flatMap((risk) => plinkoTimes(rows, risk)),
          ),
        ) / 100
      );
    default:
      throw new Error(`what ${plays} pays at most is not known`);
  }
}

/** The sandbox's game of this name and maker, with what the app's own list says of it. */
function sameTitle({ provider, code, quotes }: Game) {
  const known = TITLES.find((title) => title.provider === provider && title.code === code);
  return known === undefined ? [] : [{ ...known, quotes }];
}

/** Every file under a folder, read. */
function textsUnder(folder: string): readonly (readonly [file: string, text: string])[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]);
}

describe('the catalogue of the sandbox', () => {
  it('[CASINO-03] every title opens the game that it says', () => {
    const { demo, play } = playWorld();
    const { launch } = demo();
    for (const { provider, code, name, plays } of TITLES) {
      const { status, view } = play(launch(provider, code), 'open');
      const place = placeOf(plays ?? 'nothing') ?? { table: 'none' };
      expect([status, view], `${provider} ${code}`).toMatchObject([200, { ...place, name }]);
    }
  });

  it('[CASINO-03] a title is what the words of its name say, and what they do not say is a slot', () => {
    for (const { name, plays, code, provider } of TITLES) {
      const [words, says] = SAYS.find(([each]) => each.test(name)) ?? [/.*/, `slot ${code}`];
      const kind = says === '$1' ? name.toLowerCase() : says;
      const [pace] = PACES.filter((each) => new RegExp(`\\b${each}\\b`, 'i').test(name));
      const said = pace === undefined ? kind : `${kind} ${pace}`;
      expect([provider, name, plays], words.source).toEqual([provider, name, said]);
    }
  });

  it('[CASINO-03] no name promises what the provider has not', () => {
    const promises =
      /megaways|\bways\b|jackpot|squeeze|\bauto|lightning|infinite|knockout|free bet|commission|buy|multiplier/i;
    expect([...TITLES, ...launchedOf('huge')].filter(({ name }) => promises.test(name))).toEqual([]);
  });

  it('[CASINO-02] what is filed under a kind of card game or under dice is one', () => {
    const filed: Readonly<Record<string, RegExp>> = {
      baccarat: /^cards baccarat/,
      blackjack: /^blackjack/,
      cards32: /^cards cards32/,
      andarbahar: /^cards andarbahar/,
      teenpatti: /^cards teenpatti/,
      roulette: /^wheel/,
      slots: /^slot/,
      gameshows: /^fortune/,
    };
    for (const [group, is] of Object.entries(filed))
      for (const { name, groups, plays } of TITLES)
        expect([name, groups.includes(group)]).toEqual([name, is.test(plays ?? '')]);
    const dice = TITLES.filter(({ groups }) => groups.includes('dice')).map(({ plays }) => plays);
    expect(new Set(dice)).toEqual(
      new Set(['dice', 'dicetable sicbo', 'dicetable updown7', 'dicetable jhandimunda']),
    );
  });

  it('[CASINO-03] [F19] of the 10,000 games of a huge world each is one of the provider’s', () => {
    const titles = launchedOf('huge');
    expect(titles.length).toBeGreaterThan(9_900);
    for (const { plays, name } of titles) expect(placeOf(plays ?? ''), name).not.toBeNull();
  });

  it('[CASINO-01] [CASINO-02] is a lobby with something in every group, of at least 70 titles', () => {
    expect(TITLES.length).toBeGreaterThanOrEqual(70);
    const inGroup = (group: string) => TITLES.filter(({ groups }) => groups.includes(group)).length;
    for (const group of [...LOBBY_GROUPS, 'instant', 'slots', 'popular', 'ezugi', 'evolution', 'aura'])
      expect(inGroup(group), group).toBeGreaterThanOrEqual(3);
  });

  it('[CASINO-03] has a title for every game of the provider', () => {
    const played = new Set(TITLES.map(({ plays }) => plays));
    for (const plays of played) expect(placeOf(plays ?? ''), plays ?? '').not.toBeNull();
    const tables = new Set([...played].map((plays) => placeOf(plays ?? '')?.table));
    for (const table of tables)
      for (const variant of (table === undefined ? null : kindOf(table))?.variants ?? [])
        expect([...played], `${table} ${variant}`).toContain(variant === '' ? table : `${table} ${variant}`);
  });

  it('[CASINO-02] what is said of a payout is the most that a bet can bring by the rules', () => {
    const saying = [...TITLES, ...ownGames().flatMap(sameTitle)].filter(({ quotes }) => quotes !== '');
    expect(saying.length).toBeGreaterThan(20);
    for (const { provider, code, plays, quotes } of saying)
      expect(quotes, `${provider} ${code}`).toBe(`${mostOf(plays ?? '').toLocaleString('en')}x`);
  });

  it('[CASINO-02] what is said of a payout is said of every title of the same game', () => {
    const said = new Map<string, Set<string>>();
    for (const { plays, quotes } of TITLES) {
      const { table, variant } = placeOf(plays ?? '') ?? { table: '', variant: '' };
      const game = `${table} ${variant}`;
      said.set(game, (said.get(game) ?? new Set()).add(quotes));
    }
    expect([...said].filter(([, quotes]) => quotes.size > 1)).toEqual([]);
  });

  it('[CASINO-02] no game bears a mark of what it has not: no slot here has ways or a jackpot, and the new ones are the last added', () => {
    const marks = [...launchedOf('huge'), ...ownGames()].flatMap(({ features }) => features);
    expect(new Set(marks)).toEqual(new Set(['new']));
    const slots = TITLES.filter(({ groups }) => groups.includes('slots'));
    const [fresh, older] = [true, false].map((isNew) =>
      slots.filter(({ features }) => features.includes('new') === isNew).map(({ addedAt }) => addedAt),
    );
    expect(Math.min(...(fresh ?? []))).toBeGreaterThan(Math.max(...(older ?? [])));
  });

  it.each([
    ['evolution', 'crazy-time'],
    ['evolution', 'lightning-roulette'],
    ['aura', 'bollywood-casino'],
    ['ezugi', 'lobby-ezugi'],
  ])('[CASINO-03] %s %s is not on offer, and that is said', (provider, code) => {
    const { sandbox, demo } = playWorld();
    const { token } = demo();
    const body = { provider, code };
    const asked = {
      method: 'POST',
      path: '/lobby',
      query: {},
      headers: { token },
      body,
      client: 'c',
    } as const;
    expect(sandbox.handle(asked)).toMatchObject({
      status: 404,
      body: { code: 'GAME_NOT_OFFERED', message: 'This game is not on offer here.' },
    });
  });

  it('[CASINO-03] no page and no text speaks of a game in place of another', () => {
    const texts = [...textsUnder('games'), ...textsUnder('src/texts'), ...textsUnder('src/adapters/sandbox')];
    expect(texts.length).toBeGreaterThan(100);
    expect(
      texts.filter(([, text]) => /stand-?in\b|in place of this title/i.test(text)).map(([file]) => file),
    ).toEqual([]);
  });
});
