import { seedOf } from '../kernel/mix';
import { chancesOf } from '../sports/playSport';
import type { Format } from '../sports/Format';
import type { Story } from '../sports/Story';
import type { Market, Runner } from './Market';
import { quoteAfresh } from './quotes';

/** Believable volume before the start: some multiples of the usual depth. */
const EARLY_VOLUME = 12;

/** The match odds market of a match that is about to be listed. */
export function openMatchOdds(
  seed: string,
  format: Format,
  matchId: string,
  names: readonly [string, string],
  story: Story,
): Market {
  const selections = story.sport === 'soccer' ? [...names, 'The Draw'] : names;
  const chances = chancesOf(story);
  const market: Market = {
    id: `1.${matchId}`,
    matchId,
    kind: 'match_odds',
    name: 'Match Odds',
    group: '',
    winners: 1,
    commission: 0,
    status: 'OPEN',
    label: '',
    version: 1,
    inPlay: false,
    delayMs: 0,
    min: format.min,
    max: format.max,
    maxProfit: format.maxProfit,
    allowUnmatched: format.allowUnmatched,
    totalMatched: format.depth * EARLY_VOLUME,
    runners: selections.map((name, at) => newRunner(`${matchId}${at + 1}`, name, chances[at] ?? 0.5)),
    luck: seedOf(seed, 'prices', matchId),
    drift: 0,
    depth: format.depth,
    nextTickAt: 0,
    reopenAt: null,
    settleAt: null,
    held: false,
    settlement: null,
    settlements: 0,
  };
  reprice(market);
  return market;
}

function newRunner(id: string, name: string, chance: number): Runner {
  return {
    id,
    name,
    status: 'ACTIVE',
    chance,
    shown: chance,
    back: 0,
    lay: 1,
    backDepth: [0, 0, 0],
    layDepth: [0, 0, 0],
    backLine: null,
    layLine: null,
    pinned: false,
  };
}

/** Fresh quotes for every runner. */
export function reprice(market: Market): void {
  for (const runner of market.runners) quoteAfresh(market, runner);
}
