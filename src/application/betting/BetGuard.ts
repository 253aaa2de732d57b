import { betDoubts, type BetDoubt } from '@/domain/betting/betDoubts';
import { DEFAULT_GUARD, GUARD_TICKS, type BetGuardSetting } from '@/domain/betting/BetGuardSetting';
import type { Bet } from '@/domain/betting/Bet';
import type { BetKey, SlipId } from '@/domain/shared/ids';
import type { Ports } from '../ports/Ports';
import type { PendingBet, SlipView } from '../ports/state/BettingState';
import { playerKey } from '../shared/playerKey';
import type { BetUpdates } from './BetUpdates';
import { findSlip } from './findSlip';
import { isSameBet } from './isSameBet';
import type { RecentStakes } from './RecentStakes';

const KEY = 'betGuard';
const OFF = 'off';

/** Asks once more about a bet that looks like a slip of the finger, as the player set it on this device, for each apart; and about one that was placed elsewhere meanwhile. */
export class BetGuard {
  /** Of the bets that this page sent. */
  readonly #sent = new Set<BetKey>();

  constructor(
    private readonly ports: Pick<Ports, 'localStore' | 'session' | 'board' | 'betting'>,
    private readonly stakes: Pick<RecentStakes, 'all' | 'add'>,
    private readonly updates: Pick<BetUpdates, 'keyOf'>,
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

  /** A bet leaves; sent once more, it is still one. */
  sending({ key, stake, resent }: Pick<PendingBet, 'key' | 'stake' | 'resent'>): void {
    if (resent !== true && !this.#sent.has(key)) this.stakes.add(stake);
    this.#sent.add(key);
  }

  /** What is odd about the bet of a slip now; empty: nothing, or there is no such slip. */
  doubtsOf(id: SlipId): readonly BetDoubt[] {
    const view = findSlip(this.ports.betting, id);
    return view === null ? [] : this.doubts(view);
  }

  doubts(view: Pick<SlipView, 'slip' | 'openBets'>): readonly BetDoubt[] {
    const { slip } = view;
    const { marketId, runnerId, side } = slip.selection;
    const bestOdds = this.ports.board.best(marketId, runnerId, side)?.price ?? null;
    const customs = {
      bestOdds,
      recentStakes: this.stakes.all(),
      placedElsewhere: this.#placedElsewhere(view),
    };
    return betDoubts(slip, customs, this.setting());
  }

  /** A bet that took the place of another is a change of that, and no new one. */
  #placedElsewhere({ slip, openBets: before }: Pick<SlipView, 'slip' | 'openBets'>): readonly Bet[] {
    if (before === undefined) return [];
    return this.ports.betting.openBets.filter((bet) => {
      if (bet.replaces !== null || !isSameBet(bet, slip.selection)) return false;
      const key = bet.key ?? this.updates.keyOf(bet.id);
      return !(key !== null && this.#sent.has(key)) && !before.some(({ id }) => id === bet.id);
    });
  }
}
