import { parseAmount } from '../parseAmount';
import { stakeText } from '@/domain/betting/parseStake';
import { internalPath } from '@/domain/routing/internalPath';
import { paise } from '@/domain/shared/Money';
import type { Paise } from '@/domain/shared/Money';

/** What a deposit was opened for: told in the address, so that a reload and a log-in keep it. */
export interface DepositVisit {
  /** What is to stand in the field, in rupees; empty: nothing. */
  readonly amount: string;
  /** Where the player came from and wants back to; null: nowhere. */
  readonly back: string | null;
}

/** A hundred rupees: nobody pays in ₹37.40. */
const STEP = 10_000;

/** What the address says; a path that is not ours, and an amount that is none, are nothing. */
export function readDepositVisit(search: string): DepositVisit {
  const words = new URLSearchParams(search);
  const amount = words.get('amount') ?? '';
  const read = parseAmount(amount);
  return { amount: read.ok ? stakeText(read.value) : '', back: internalPath(words.get('back')) };
}

/** The query of an address that means this visit. */
export function writeDepositVisit({ amount, back }: DepositVisit): string {
  const words = new URLSearchParams();
  if (amount !== '') words.set('amount', amount);
  if (back !== null) words.set('back', back);
  const query = words.toString();
  return query === '' ? '' : `?${query}`;
}

/** Where a bet that lacks money leads: to a deposit of what is missing, in round figures, and back to it. */
export function depositFor(missing: Paise | null, from: string): string {
  const round = missing === null ? null : paise(Math.ceil(missing / STEP) * STEP);
  return `/gatewaylist${writeDepositVisit({
    amount: round === null ? '' : stakeText(round),
    back: internalPath(from),
  })}`;
}
