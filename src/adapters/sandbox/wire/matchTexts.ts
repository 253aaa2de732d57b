import type { Market } from '../engine/markets/Market';
import type { Match } from '../engine/sports/Match';
import { kindOf } from '../engine/markets/marketKinds';
import { RATES } from '../engine/markets/scales';
import type { Pattern } from '../texts/hindi';
import { say, sayBoth } from '../texts/Said';
import type { Said, Words } from '../texts/Said';

const WINNER: Readonly<Record<string, Pattern>> = {
  '4': 'The team that wins the match. A tie is decided by the super over. Bets are void if there is no result.',
  '1': 'The result after 90 minutes and added time. Extra time does not count.',
  '2': 'The player who wins the match. Bets are void if the first set is not completed.',
};
const RATE = say('A rate of 90 pays a profit of 90 for every 100 staked.');

/** What a market is decided by, in a sentence or two. */
export function rulesOf(market: Market, match: Match): Words {
  const { topic } = market;
  switch (topic.what) {
    case 'winner':
      return ofWinner(market, match);
    case 'toss':
      return sayBoth(say('The team that wins the toss. Settled when the match starts.'), RATE);
    case 'tie':
      return say('Yes wins if both teams make the same number of runs, whoever wins the super over.');
    case 'overs':
    case 'innings':
      return say(
        'The team’s runs, extras included. Yes wins at the line or more. If the innings ends early, the runs made so far count.',
      );
    case 'wicket':
      return say('The team’s runs when this wicket falls, or at the end of the innings if it does not fall.');
    case 'over':
      return say(
        'The runs in this over. If the over is cut short, the runs made so far count; if it is never bowled, bets are void.',
      );
    case 'batter':
      return say('The batter’s runs when out, or when the innings ends.');
    case 'parity':
      return say('The team’s runs at the end of the innings. Zero is even.');
    case 'goals':
      return say('The goals of both teams after 90 minutes and added time.');
    case 'double':
      return say('Each selection wins with two of the three results.');
    case 'set':
      return say('The player who wins this set. Bets are void if it is not played.');
  }
}

function ofWinner(market: Market, { sportId }: Match): Words {
  const winner = WINNER[sportId];
  if (winner === undefined) return '';
  return kindOf(market).scale === RATES ? sayBoth(say(winner), RATE) : say(winner);
}

/** What players should know before they bet on this match. */
export function notesOf(match: Match): readonly Said[] {
  const notes: Pattern[] = ['Play chips only: the match, its players and its prices are invented.'];
  if (match.sportId === '4')
    notes.push(
      'Markets are suspended for a moment while a ball is running.',
      'A fancy opens with its innings, over or batter, and is settled as soon as the runs are known.',
    );
  notes.push(waitingNote(match), 'Scores may be a few seconds behind the live match.');
  return notes.map((note) => say(note));
}

/** What becomes of a bet that is not matched at once. */
function waitingNote({ markets }: Match): Pattern {
  if (!markets.some(({ allowUnmatched }) => allowUnmatched))
    return 'Bets are matched at once or not at all: none waits for its odds.';
  return markets.some(({ keepInPlay }) => keepInPlay === true)
    ? 'Unmatched bets lapse when the match starts, unless you keep them in-play.'
    : 'Unmatched bets lapse when the match starts.';
}
