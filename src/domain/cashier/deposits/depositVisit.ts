import { parseAmount } from '../parseAmount';
import { stakeText } from '@/domain/betting/parseStake';
import { internalPath } from '@/domain/routing/internalPath';
import { paise, type Paise } from '@/domain/shared/Money';

/** What a deposit was opened for: written in the address, so that a reload and a log-in keep it. */
export interface DepositVisit {
  /** What is to stand in the field, in rupees; empty: nothing. */
  readonly amount: string;
  /** Where the player came from and wants back to; null: nowhere. */
  readonly back: string | null;
}

/** A hundred rupees: nobody pays in ₹37.40. */
const STEP = 10_000;

/** What the words of the address say; a path that is not ours, and an amount that is none, are nothing. */
export function readDepositVisit(wordOf: (name: string) => string | null): DepositVisit {
  const read = parseAmount(wordOf('amount') ?? '');
  return { amount: read.ok ? stakeText(read.value) : '', back: internalPath(wordOf('back')) };
}

/** The query of an address that means this visit. */
export function writeDepositVisit({ amount, back }: DepositVisit): string {
  const words = [
    ...(amount === '' ? [] : [`amount=${encodeURIComponent(amount)}`]),
    ...(back === null ? [] : [`back=${encodeURIComponent(back)}`]),
  ];
  return words.length === 0 ? '' : `?${words.join('&')}`;
}

/** Where a bet that lacks money leads: to a deposit of what is missing, in round figures, and back to it. */
export function depositFor(missing: Paise | null, from: string): string {
  const round = missing === null ? null : paise(Math.ceil(missing / STEP) * STEP);
  return `/gatewaylist${writeDepositVisit({
    amount: round === null ? '' : stakeText(round),
    back: internalPath(from),
  })}`;
}
