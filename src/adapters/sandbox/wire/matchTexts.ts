import type { Market } from '../engine/markets/Market';
import type { Match } from '../engine/sports/Match';
import { kindOf } from '../engine/markets/marketKinds';
import { RATES } from '../engine/markets/scales';

const WINNER: Readonly<Record<string, string>> = {
  '4': 'The side that wins the match. A tie is decided by the super over. Bets are void when there is no result.',
  '1': 'The result after 90 minutes and added time. Extra time does not count.',
  '2': 'The player who wins the match. Bets are void when the first set is not completed.',
};
const RATE = 'A rate r pays r for every 100.';

/** What a market is decided by, in a sentence or two. */
export function rulesOf(market: Market, match: Match): string {
  const { topic } = market;
  switch (topic.what) {
    case 'winner':
      return `${WINNER[match.sportId] ?? ''}${kindOf(market).scale === RATES ? ` ${RATE}` : ''}`;
    case 'toss':
      return `The side that wins the toss. Settled when the match starts. ${RATE}`;
    case 'tie':
      return 'Yes: both sides make the same number of runs, whoever wins the super over.';
    case 'overs':
    case 'innings':
      return 'The runs of the side, extras included. Yes wins at the line or more. An innings that ends early counts as it ended.';
    case 'wicket':
      return 'The runs of the side when this wicket falls, or at the end of the innings when it does not.';
    case 'over':
      return 'The runs of this over. One that is cut short counts as far as it went; one that never begins is void.';
    case 'batter':
      return "The batter's runs when out, or when the innings ends.";
    case 'parity':
      return "The side's runs at the end of the innings. Nothing is even.";
    case 'goals':
      return 'The goals of both sides after 90 minutes and added time.';
    case 'double':
      return 'Each selection covers two of the three results.';
    case 'set':
      return 'The player who wins this set. Void when it is not played.';
  }
}

/** What players should know before they bet on this match. */
export function notesOf(match: Match): readonly string[] {
  const notes = ['Play chips only: the match, its players and its prices are invented.'];
  if (match.sportId === '4')
    notes.push(
      'Bookmaker and fancy are suspended for every ball.',
      'A fancy opens with the innings, the over or the batter it is about, and is settled as soon as the runs are known.',
    );
  notes.push('Unmatched bets lapse when the match starts. Scores may be a few seconds behind the ground.');
  return notes;
}
