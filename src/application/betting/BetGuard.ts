import { betDoubts, type BetDoubt } from '@/domain/betting/betDoubts';
import { DEFAULT_GUARD, GUARD_TICKS, type BetGuardSetting } from '@/domain/betting/BetGuardSetting';
import type { Paise } from '@/domain/shared/Money';
import type { SlipId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { SlipView } from '../ports/state/BettingState';
import { playerKey } from '../shared/playerKey';
import { findSlip } from './findSlip';
import type { RecentStakes } from './RecentStakes';

const KEY = 'betGuard';
const OFF = 'off';

/** Asks once more about a bet that looks like a slip of the finger; as the player set it on this device, for each apart. */
export class BetGuard {
  constructor(
    private readonly ports: Pick<Ports, 'localStore' | 'session' | 'board' | 'betting'>,
    private readonly stakes: Pick<RecentStakes, 'all' | 'add'>,
  ) {}

  setting(): BetGuardSetting {
    const stored = this.ports.localStore.read(playerKey(KEY, this.ports.session));
    if (stored === OFF) return { ...DEFAULT_GUARD, on: false };
    const ticks = GUARD_TICKS.find((each) => String(each) === stored);
    return ticks === undefined ? DEFAULT_GUARD : { on: true, ticks };
  }

  keep({ on, ticks }: BetGuardSetting): void {
    this.ports.localStore.write(playerKey(KEY, this.ports.session), on ? String(ticks) : OFF);
  }

  /** A bet was sent for that much. */
  staked(stake: Paise): void {
    this.stakes.add(stake);
  }

  /** What is odd about the bet of a slip now; empty: nothing, or there is no such slip. */
  doubtsOf(id: SlipId): readonly BetDoubt[] {
    const view = findSlip(this.ports.betting, id);
    return view === null ? [] : this.doubts(view);
  }

  doubts({ slip }: Pick<SlipView, 'slip'>): readonly BetDoubt[] {
    const { marketId, runnerId, side } = slip.selection;
    const bestOdds = this.ports.board.price(marketId, runnerId, side, 0)?.price ?? null;
    return betDoubts(slip, { bestOdds, recentStakes: this.stakes.all() }, this.setting());
  }
}
