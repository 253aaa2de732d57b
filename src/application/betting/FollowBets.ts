import { placementAfter } from '@/domain/betting/placementAfter';
import type { AppConfig } from '../ports/device/AppConfig';
import type { Clock } from '../ports/device/Clock';
import type { PageLife } from '../ports/device/PageLife';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { BettingState, PendingBet } from '../ports/state/BettingState';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { BetNews } from './BetNews';
import type { LoadExposure } from './LoadExposure';
import type { LoadOpenBets } from './LoadOpenBets';
import type { PendingBets } from './PendingBets';
import type { ReconcilePlacement } from './ReconcilePlacement';
import type { SlipDesk } from './SlipDesk';

/**
 * The bets of whoever is signed in: loads them, follows what is pushed, and catches up after whatever may have lost a push. A bet that was left
 * undecided is asked for before its slip can be used (F58).
 */
export class FollowBets implements SessionParticipant {
  #stops: readonly (() => void)[] = [];
  #missedSome = false;

  constructor(
    private readonly feed: Pick<PlayerFeed, 'listen'>,
    private readonly betting: BettingState,
    private readonly pending: PendingBets,
    private readonly news: BetNews,
    private readonly reconcile: ReconcilePlacement,
    private readonly openBets: LoadOpenBets,
    private readonly exposure: LoadExposure,
    private readonly desk: SlipDesk,
    private readonly clock: Clock,
    private readonly pageLife: PageLife,
    private readonly config: Pick<AppConfig, 'capabilities'>,
  ) {}

  opened(): void {
    this.#stops = [
      this.feed.listen({
        betUpdated: (bet) => {
          this.news.pushed(bet);
          this.exposure.soon();
        },
        // Money moved: what is at risk moved with it, also while a bet still waits out its delay.
        balancePushed: () => this.exposure.soon(),
        connectionChanged: (status) => {
          if (status === 'disconnected' || status === 'reconnecting') this.#missedSome = true;
          else if (status === 'connected' && this.#missedSome) this.#catchUp();
        },
      }),
      this.pageLife.onResume(() => this.#catchUp()),
      this.pageLife.onOnlineChange((online) => {
        if (online) this.#catchUp();
      }),
    ];
    this.#restore();
    void this.openBets.execute();
    void this.exposure.execute();
  }

  closed(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#missedSome = false;
    this.reconcile.stop();
    this.news.forget();
    this.desk.forget();
    this.openBets.forget();
    this.exposure.forget();
    this.betting.bettingForgotten();
  }

  #catchUp(): void {
    this.#missedSome = false;
    this.reconcile.execute();
    void this.openBets.execute();
    void this.exposure.execute();
  }

  #restore(): void {
    const left = this.pending.restore();
    const newest = left.at(-1);
    if (newest !== undefined) this.#showUnknown(newest);
    // When it was sent on this page's clock is not known; that it was sent just now is the careful assumption.
    for (const bet of left) {
      const agoMs = Math.max(0, this.clock.now() - bet.sentAt);
      this.reconcile.watch(bet, this.clock.monotonic(), 0, null, agoMs);
    }
  }

  #showUnknown({ key, slip, sentAt }: PendingBet): void {
    const id = this.desk.open(slip);
    if (id === null) return;
    const submitted = { state: 'submitting', key, sentAt } as const;
    const overdue = !this.config.capabilities.betKeys;
    this.betting.placementMoved(id, placementAfter(submitted, { kind: 'lost', key, sentAt, overdue }));
  }
}
