import type { LoadBrand } from '../brand/LoadBrand';
import type { Clock } from '../ports/device/Clock';
import type { PageLife } from '../ports/device/PageLife';
import type { PlayerFeed } from '../ports/feeds/PlayerFeed';
import type { ConnectionState } from '../ports/state/ConnectionState';
import type { SyncWallet } from '../wallet/SyncWallet';
import type { CheckSession } from './CheckSession';
import type { FollowTabs } from './FollowTabs';

/** assumed: a glance at another tab is no reason to ask the server again. */
const GLANCE_MS = 30_000;

/** A page that comes back asks whether what it shows still holds: hidden, frozen, offline, or from the cache. F75, F76, F77, F78. */
export class FollowPage {
  #checkedAt: { readonly monotonic: number; readonly wall: number } | null = null;

  constructor(
    private readonly page: PageLife,
    private readonly connection: Pick<ConnectionState, 'onlineChanged'>,
    private readonly feed: Pick<PlayerFeed, 'status' | 'reconnect'>,
    private readonly followTabs: Pick<FollowTabs, 'recheck'>,
    private readonly checkSession: Pick<CheckSession, 'execute'>,
    private readonly syncWallet: Pick<SyncWallet, 'execute'>,
    private readonly loadBrand: Pick<LoadBrand, 'refresh'>,
    private readonly clock: Clock,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    this.connection.onlineChanged(this.page.online);
    const stops = [
      this.page.onOnlineChange((online) => {
        this.connection.onlineChanged(online);
        if (online) this.loadBrand.refresh();
      }),
      this.page.onVisible(() => this.#cameBack(false)),
      this.page.onResume(() => this.#cameBack(true)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** `longAway`: restored or thawed, whatever our own clock says about it. */
  #cameBack(longAway: boolean): void {
    this.followTabs.recheck();
    if (!longAway && this.#sinceCheck() < GLANCE_MS) return;
    this.#checkedAt = { monotonic: this.clock.monotonic(), wall: this.clock.now() };
    void this.#checkLink(longAway);
    void this.syncWallet.execute();
    this.loadBrand.refresh();
  }

  /** By whichever clock says more: the monotonic one may sleep with the machine (F78). */
  #sinceCheck(): number {
    if (this.#checkedAt === null) return Infinity;
    const { monotonic, wall } = this.#checkedAt;
    return Math.max(this.clock.monotonic() - monotonic, this.clock.now() - wall);
  }

  /** A socket that slept through a freeze may look open and be dead: silence to a question gives it up. */
  async #checkLink(longAway: boolean): Promise<void> {
    const answered = await this.checkSession.execute();
    if (!answered && longAway && this.feed.status === 'connected') this.feed.reconnect();
  }
}
