import type { WithdrawEntry } from './WithdrawEntry';
import { say } from '../../../texts/Said';
import type { Words } from '../../../texts/Said';

/** assumed: what the pretended operator offers; nobody waits hours for play chips. */
export const WITHDRAW_ENTRIES: readonly WithdrawEntry[] = [
  entry('bank', say('Bank transfer'), { min: 500_00, max: 200_000_00, minutes: 2 }),
  entry('upi', 'UPI', { min: 200_00, max: 50_000_00, minutes: 1 }),
  entry('wallet', say('Paytm wallet'), { min: 200_00, max: 20_000_00, feeBasisPoints: 100, minutes: 1 }),
  entry('crypto', 'USDT', {
    min: 1_000_00,
    max: 500_000_00,
    feeFlat: 90_00,
    minutes: 3,
    networks: ['TRC20', 'BEP20'],
    currency: { code: 'USDT', rate: 88_50 },
  }),
];

/** Requests that one player may make in a day. */
export const DAILY_MOST = 5;

type Terms = Pick<WithdrawEntry, 'min' | 'max' | 'minutes'> & Partial<WithdrawEntry>;

function entry(mode: WithdrawEntry['mode'], name: Words, terms: Terms): WithdrawEntry {
  return {
    ...{ id: mode, name, mode, feeFlat: 0, feeBasisPoints: 0, networks: [], currency: null, closed: null },
    ...terms,
  };
}

/** A broken paisa counts as a whole one; never more than the amount. */
export function feeOf(amount: number, { feeFlat, feeBasisPoints }: WithdrawEntry): number {
  return Math.min(amount, feeFlat + Math.ceil((amount * feeBasisPoints) / 10_000));
}
