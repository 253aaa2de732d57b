import { placementAfter } from '@/domain/betting/placementAfter';
import type { Ports } from '../ports/Ports';
import type { PendingBet } from '../ports/state/BettingState';
import type { SessionEnd, SessionParticipant } from '../session/SessionParticipant';
import { whenInterrupted } from '../shared/whenInterrupted';
import type { AskEdit } from './AskEdit';
import type { BetUpdates } from './BetUpdates';
import type { CashOutFlow } from './CashOutFlow';
import { isSameBet } from './isSameBet';
import type { SavedSlips } from './SavedSlips';
import type { LoadExposure } from './LoadExposure';
import type { LoadOpenBets } from './LoadOpenBets';
import type { OneClick } from './OneClick';
import type { PendingBets } from './PendingBets';
import type { ReconcilePlacement } from './ReconcilePlacement';
import type { OpenSlips } from './OpenSlips';
import type { StakeChips } from './StakeChips';

/**
 * The bets of whoever is signed in: loads them, follows what is pushed, and catches up after whatever may have lost a push. A bet that was left
 * undecided is asked for before its slip can be used (F58).
 */
export class FollowBets implements SessionParticipant {
  #stops: readonly (() => void)[] = [];
  #missedSome = false;

  constructor(
    private readonly ports: Pick<Ports, 'playerFeed' | 'betting' | 'pageLife' | 'config'>,
    private readonly pending: PendingBets,
    private readonly news: BetUpdates,
    private readonly reconcile: ReconcilePlacement,
    private readonly openBets: LoadOpenBets,
    private readonly exposure: LoadExposure,
    private readonly openSlips: OpenSlips,
    private readonly chips: Pick<StakeChips, 'restore'>,
    private readonly saved: Pick<SavedSlips, 'restore' | 'flush' | 'forget'>,
    private readonly oneClick: Pick<OneClick, 'interrupted' | 'forget'>,
    private readonly edits: Pick<AskEdit, 'restore'>,
    private readonly cashOuts: Pick<CashOutFlow, 'forget' | 'restore'>,
  ) {}

  opened(): void {
    this.#stops = [
      this.ports.playerFeed.listen({
        betUpdated: (bet) => {
          this.news.pushed(bet);
          this.exposure.soon();
        },
        // Money moved: what is at risk moved with it, also while a bet still waits out its delay. And a bet of another tab or device that matched at
        // once is pushed by no event of its own.
        balancePushed: () => {
          this.exposure.soon();
          this.openBets.soon();
          this.reconcile.moneyMoved();
        },
        connectionChanged: (status) => {
          if (status === 'disconnected' || status === 'reconnecting') {
            this.#missedSome = true;
          } else if (status === 'connected' && this.#missedSome) this.#catchUp();
        },
      }),
      this.ports.pageLife.onHidden(() => this.saved.flush()),
      whenInterrupted(this.ports, () => this.oneClick.interrupted()),
      this.ports.pageLife.onResume(() => this.#catchUp()),
      this.ports.pageLife.onOnlineChange((online) => {
        if (online) this.#catchUp();
      }),
    ];
    this.chips.restore();
    this.#restore();
    this.edits.restore();
    this.cashOuts.restore();
    void this.openBets.load();
    void this.exposure.load();
  }

  closed(reason: SessionEnd): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.saved.flush();
    this.#missedSome = false;
    this.reconcile.stop();
    this.news.forget();
    this.openSlips.forget();
    this.oneClick.forget();
    this.cashOuts.forget();
    // Who leaves on purpose leaves nothing behind; whose session broke off goes on where they were.
    if (reason === 'loggedOut') this.saved.forget();
    this.openBets.forget();
    this.exposure.forget();
    this.ports.betting.bettingForgotten();
  }

  #catchUp(): void {
    this.#missedSome = false;
    this.reconcile.askNow();
    void this.openBets.load();
    void this.exposure.load();
  }

  #restore(): void {
    const saved = this.saved.restore();
    const left = this.pending.restore();
    for (const slip of saved)
      if (!left.some((bet) => isSameBet(bet.slip.selection, slip.selection)))
        this.openSlips.open(slip, 0, undefined, { saved: true, openBets: [] });
    for (const bet of left) if (bet.closed !== true) this.#show(bet);
    for (const bet of left) this.reconcile.watch(bet, { since: this.reconcile.sentOn(bet) });
  }

  #show({ key, slip, sentAt, unheard }: PendingBet): void {
    const submitted = { state: 'submitting', key, sentAt } as const;
    const overdue = !this.ports.config.capabilities.betKeys;
    const move =
      unheard === true
        ? ({ kind: 'neverSeen', key, sentAt } as const)
        : ({ kind: 'lost', key, sentAt, overdue } as const);
    this.openSlips.open(slip, 0, placementAfter(submitted, move));
  }
}
