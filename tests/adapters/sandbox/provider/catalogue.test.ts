import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '@scripts/lib/projectRoot.mjs';
import { GameList } from '@/adapters/sandbox/engine/casino/GameList';
import { kindOf, placeOf } from '@/adapters/sandbox/provider/kinds/kinds';
import { LOBBY_GROUPS } from '@/domain/casino/lobbyGroups';
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

interface KindView {
  readonly table: string;
  readonly variant: string;
  readonly name: string;
  readonly fields?: readonly { readonly on: string; readonly pays: number | null }[];
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
      const [table = '', variant = ''] = (plays ?? 'nothing').split(' ');
      const { status, view } = play(launch(provider, code), 'open');
      expect([status, view], `${provider} ${code}`).toMatchObject([200, { table, variant, name }]);
    }
  });

  it('[CASINO-03] a title is what the words of its name say, and what they do not say is a slot', () => {
    for (const { name, plays, code, provider } of TITLES) {
      const [words, says] = SAYS.find(([each]) => each.test(name)) ?? [/.*/, `slot ${code}`];
      const said = says === '$1' ? name.toLowerCase() : says;
      expect([provider, name, plays], words.source).toEqual([provider, name, said]);
    }
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

  it('[CASINO-02] what is said of a payout is no more than the game pays', () => {
    const { demo, play } = playWorld();
    const { launch } = demo();
    let checked = 0;
    for (const { provider, code, quotes } of TITLES) {
      const [, times] = /^([\d.,]+)x$/.exec(quotes) ?? [];
      const { fields } = play(launch(provider, code), 'open').view as unknown as KindView;
      if (times === undefined || fields === undefined) continue;
      const figures = fields.map(({ pays }) => pays ?? Infinity);
      expect(Math.max(...figures), `${provider} ${code}`).toBeGreaterThanOrEqual(Number(times));
      checked += 1;
    }
    expect(checked).toBeGreaterThan(10);
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
