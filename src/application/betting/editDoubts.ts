import type { BetDoubt } from '@/domain/betting/betDoubts';
import type { BetId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { BetEntry } from './BettingApp';
import type { BetGuard } from './BetGuard';
import type { SlipChecks } from './SlipChecks';

/** What looks like a slip of the finger in other odds or another stake for a bet that waits. Odds that stay as they are were meant before. */
export function editDoubts(
  { betting }: Pick<Ports, 'betting'>,
  checks: Pick<SlipChecks, 'ofBet'>,
  guard: Pick<BetGuard, 'doubts'>,
) {
  return (id: BetId, entry: BetEntry): readonly BetDoubt[] => {
    const bet = betting.openBets.find((each) => each.id === id);
    if (bet === undefined) return [];
    const doubts = guard.doubts({ slip: checks.ofBet(bet, entry).slip });
    return entry.odds === bet.requestedOdds ? doubts.filter(({ kind }) => kind !== 'odds') : doubts;
  };
}
