import * as v from 'valibot';
import type { Bet, BetStatus } from '@/domain/betting/Bet';
import {
  finerThanOdds,
  nearestOdds,
  resultAt,
  tenThousandths,
  type TenThousandths,
} from '@/domain/betting/exactOdds';
import { betFields, toBet } from './betWire';
import { clipText } from './clipText';
import { wireId } from './wireId';
import { wireRead } from './wireRead';
import { wireKnownWord } from './wireWord';
import { orNull } from './orNull';

const PLAIN = /^\d{1,4}(?:\.\d{1,20})?$/;

/** Odds of a bet that exists already: with up to four places; what floating point added behind them is rounded away. */
const wireExactOdds = wireRead((value): TenThousandths | null => {
  const read = typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value.trim()));
  return read ? tenThousandths(Math.round(Number(value) * 10_000)) : null;
}, 'odds');

type Outcome = BetStatus | 'won' | 'lost';

/** Words for one thing, as backends write it; case, blanks and dashes are all one (docs/wire.md 4.3). */
const WORDS: Readonly<Record<Exclude<Outcome, 'other'>, readonly string[]>> = {
  pending: ['pending'],
  unmatched: ['unmatched'],
  partlyMatched: ['partly_matched', 'partially_matched'],
  matched: ['matched'],
  open: ['open', 'active', 'running', 'accepted', 'placed', 'confirmed'],
  rejected: ['rejected', 'declined'],
  lapsed: ['lapsed', 'expired'],
  cancelled: ['cancelled', 'canceled'],
  settled: ['settled'],
  won: ['won', 'win', 'winner'],
  lost: ['lost', 'lose', 'loss', 'loser'],
  void: ['void', 'voided'],
};

const MEANINGS = new Map<string, Outcome>(
  Object.entries(WORDS).flatMap(([meaning, words]) =>
    words.map((word) => [word, meaning as Outcome] as const),
  ),
);

const MAX_WORD = 40;

interface Status {
  readonly outcome: Outcome;
  readonly word: string | null;
}

/** A word that we do not know is no reason to leave a bet out: it is shown as it is. */
const wireStatus: v.GenericSchema<unknown, Status> = v.pipe(
  v.unknown(),
  v.transform((value): Status => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
    const outcome = MEANINGS.get(text.toLowerCase().replaceAll(/[ -]+/g, '_'));
    return outcome === undefined
      ? { outcome: 'other', word: clipText(text, MAX_WORD) || '–' }
      : { outcome, word: null };
  }),
);

const wireListedSide = wireKnownWord<Bet['side']>([
  ['back', 'back'],
  ['lay', 'lay'],
  // On runs, and as one says in India.
  ['yes', 'back'],
  ['no', 'lay'],
  ['lagai', 'back'],
  ['khai', 'lay'],
]);

/**
 * A bet in a list, of which the specification shows odds, stack, selectionType, status and createdAt. It is left out only without odds, stack or side: of
 * what is ours, something unreadable is as if it were not there (F93). Without an id its id is empty, and the page numbers it.
 */
export const listedBetSchema: v.GenericSchema<unknown, Bet> = v.pipe(
  v.object({
    ...betFields,
    id: v.fallback(wireId, ''),
    odds: wireExactOdds,
    selectionType: wireListedSide,
    status: v.optional(wireStatus, ''),
    key: orNull(betFields.key),
    requestedOdds: orNull(betFields.requestedOdds),
    line: orNull(betFields.line),
    matched: orNull(betFields.matched),
    reason: orNull(betFields.reason),
    offer: orNull(betFields.offer),
    offerLine: orNull(betFields.offerLine),
    profitLoss: orNull(betFields.profitLoss),
  }),
  v.transform(({ odds: exact, status: { outcome, word }, ...wire }): Bet => {
    const settled = outcome === 'won' || outcome === 'lost';
    const bet = toBet({ ...wire, odds: nearestOdds(exact), status: settled ? 'settled' : outcome });
    const known = { ...bet, exactOdds: finerThanOdds(exact), statusWord: word };
    if (!settled || bet.profitLoss !== null) return known;
    const profitLoss = resultAt(exact, bet.side, bet.matched, outcome);
    return { ...known, profitLoss, workedOut: profitLoss !== null };
  }),
);
