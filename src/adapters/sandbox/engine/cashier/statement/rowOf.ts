import type { LedgerEntry, LedgerEntryType } from '../../money/LedgerEntry';
import type { RowGroup, RowType, StatementRow } from './StatementRow';
import type { Words } from '../../../texts/Said';

export interface Named {
  readonly place: Words;
  readonly detail: Words;
  readonly matchId: string;
}

/**
 * What a ledger entry is to a player, or null when it moves nothing of theirs that they are told of. A bet is what is held for it: cash goes
 * when the worst case of a market grows and comes back when it shrinks. A settlement returns what was held together with the result; it is
 * told even when nothing comes back.
 */
export function rowOf(entry: LedgerEntry, userId: string, named: Named): StatementRow | null {
  const moved = (account: string): number =>
    entry.postings.reduce((sum, [name, amount]) => (name === account ? sum + amount : sum), 0);
  const [cash, coins, hold] = [moved(`cash:${userId}`), moved(`coins:${userId}`), moved(`hold:${userId}`)];
  const ends = entry.type === 'settle' || entry.type === 'reverse';
  if (cash === 0 && coins === 0 && !(ends && hold !== 0)) return null;
  const result = ends ? cash + hold : null;
  const { id, at, ref } = entry;
  return { id, at, ...kindOf(entry.type, cash + coins, result), ...named, ref, cash, coins, result };
}

type Kind = { readonly type: RowType; readonly group: RowGroup; readonly code: string };

function kindOf(type: LedgerEntryType, amount: number, result: number | null): Kind {
  switch (type) {
    case 'welcome':
      return { type: 'bonus', group: 'bonus', code: 'welcome' };
    case 'bonus':
      return { type: 'bonus', group: 'bonus', code: 'bonus-claimed' };
    case 'bonus-released':
    case 'bonus-cancelled':
    case 'bonus-expired':
    case 'referral':
      return { type: 'bonus', group: 'bonus', code: type };
    case 'adjust':
      return { type: 'adjustment', group: 'other', code: 'adjustment' };
    case 'hold':
      return { type: 'bet', group: 'sports', code: amount < 0 ? 'bet-held' : 'bet-released' };
    case 'settle':
      return { type: (result ?? 0) > 0 ? 'win' : 'bet', group: 'sports', code: 'bet-settled' };
    case 'reverse':
      return { type: 'adjustment', group: 'sports', code: 'settlement-reversed' };
    case 'game-bet':
      return { type: 'bet', group: 'casino', code: 'game-bet' };
    case 'game-win':
      return { type: 'win', group: 'casino', code: 'game-win' };
    case 'game-refund':
      return { type: 'adjustment', group: 'casino', code: 'game-refund' };
    case 'deposit':
      return { type: 'deposit', group: 'deposit_withdraw', code: 'deposit' };
    case 'withdraw':
      return {
        type: 'withdraw',
        group: 'deposit_withdraw',
        code: amount < 0 ? 'withdraw' : 'withdraw-returned',
      };
  }
}
