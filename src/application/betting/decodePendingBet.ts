import { ODDS_STEPS, type BetSlip, type OddsAcceptance, type Selection } from '@/domain/betting/BetSlip';
import { paise } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { betKey, marketId, matchId, runnerId } from '@/domain/shared/ids';
import { EVERY_KIND, type MarketKind } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';
import type { PendingBet } from '../ports/state/BettingState';
import { parseSaved } from '../shared/savedJson';

const BET_KEY = /^[0-9a-f]{32}$/;
const SIDES: Readonly<Record<Side, true>> = { back: true, lay: true };
const ACCEPTANCES = { none: true, better: true, any: true } as const;

/** Thrown inside this file only: an entry that is not one of ours. */
class NotOurs extends Error {}

/** null when it is none of ours, or not any more (F71). Never throws. */
export function decodePendingBet(entry: unknown): PendingBet | null {
  try {
    const { key, slip, stake, sentAt, delaySeconds, unheard, resent, closed, earlier } = record(entry);
    const keyText = nonEmpty(key);
    if (!BET_KEY.test(keyText)) return null;
    return {
      key: betKey(keyText),
      slip: decodeSlip(record(slip)),
      stake: paise(finite(stake)),
      sentAt: finite(sentAt),
      delaySeconds: Math.min(60, Math.max(0, finite(delaySeconds))),
      ...(unheard === true ? { unheard } : {}),
      ...(resent === true ? { resent } : {}),
      ...(closed === true ? { closed } : {}),
      ...(Array.isArray(earlier)
        ? { earlier: earlier.map((each: unknown) => decodeSlip(record(each))) }
        : {}),
    };
  } catch {
    return null;
  }
}

/** Slips as they were saved, and when; none when it is not ours. Never throws. */
export function decodeSlips(text: string | null): {
  readonly at: number;
  readonly slips: readonly BetSlip[];
} {
  try {
    const { at, slips } = record(parseSaved(text));
    if (!Array.isArray(slips)) throw new NotOurs();
    return { at: finite(at), slips: slips.map((slip: unknown) => decodeSlip(record(slip))) };
  } catch {
    return { at: 0, slips: [] };
  }
}

function decodeSlip(slip: Fields): BetSlip {
  return {
    selection: decodeSelection(record(slip['selection'])),
    odds: odds(finite(slip['odds'])),
    line: lineOf(slip['line']),
    marketVersion: finite(slip['marketVersion']),
    stakeText: text(slip['stakeText']),
    acceptOdds: acceptanceIn(slip['acceptOdds']),
    ...(slip['keepInPlay'] === true ? { keepInPlay: true } : {}),
  };
}

function acceptanceIn(value: unknown): OddsAcceptance {
  return ODDS_STEPS.find((steps) => steps === value) ?? oneOf(ACCEPTANCES, value);
}

/** Of a fancy; entries from before there were any have none. */
function lineOf(value: unknown): number | null {
  return value === undefined || value === null ? null : finite(value);
}

function decodeSelection(selection: Fields): Selection {
  return {
    matchId: matchId(nonEmpty(selection['matchId'])),
    matchName: text(selection['matchName']),
    marketId: marketId(nonEmpty(selection['marketId'])),
    marketName: text(selection['marketName']),
    marketKind: kindIn(selection['marketKind']),
    runnerId: runnerId(nonEmpty(selection['runnerId'])),
    runnerName: text(selection['runnerName']),
    side: oneOf(SIDES, selection['side']),
  };
}

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown): Fields {
  if (typeof value !== 'object' || value === null) throw new NotOurs();
  return value as Fields;
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new NotOurs();
  return value;
}

function nonEmpty(value: unknown): string {
  const found = text(value);
  if (found === '') throw new NotOurs();
  return found;
}

function finite(value: unknown): number {
  if (!Number.isFinite(value)) throw new NotOurs();
  return value as number;
}

function kindIn(value: unknown): MarketKind {
  const found = EVERY_KIND.find((kind) => kind === value);
  if (found === undefined) throw new NotOurs();
  return found;
}

function oneOf<Word extends string>(words: Readonly<Record<Word, true>>, value: unknown): Word {
  const found = text(value) as Word;
  if (words[found] !== true) throw new NotOurs();
  return found;
}
