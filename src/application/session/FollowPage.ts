import type { LoadBrand } from '../brand/LoadBrand';
import type { Ports } from '../ports/Ports';
import { stopAll } from '../shared/stopAll';
import type { SyncWallet } from '../wallet/SyncWallet';
import type { CheckSession } from './checkSession';
import type { FollowTabs } from './FollowTabs';

/** assumed: a glance at another tab is no reason to ask the server again. */
const GLANCE_MS = 30_000;

/** A page that comes back asks whether what it shows still holds: hidden, frozen, offline, or from the cache. F75, F76, F77, F78. */
export class FollowPage {
  #checkedAt: { readonly monotonic: number; readonly wall: number } | null = null;

  constructor(
    private readonly ports: Pick<Ports, 'pageLife' | 'connection' | 'playerFeed' | 'clock'>,
    private readonly followTabs: Pick<FollowTabs, 'recheck'>,
    private readonly checkSession: CheckSession,
    private readonly syncWallet: Pick<SyncWallet, 'sync'>,
    private readonly loadBrand: Pick<LoadBrand, 'refresh'>,
  ) {}

  /** Returns how to stop. */
  start(): () => void {
    this.ports.connection.onlineChanged(this.ports.pageLife.online);
    return stopAll(
      this.ports.pageLife.onOnlineChange((online) => {
        this.ports.connection.onlineChanged(online);
        if (online) this.loadBrand.refresh();
      }),
      this.ports.pageLife.onVisible(() => this.#cameBack(false)),
      this.ports.pageLife.onResume(() => this.#cameBack(true)),
    );
  }

  /** `longAway`: restored or thawed, whatever our own clock says about it. */
  #cameBack(longAway: boolean): void {
    this.followTabs.recheck();
    if (!longAway && this.#sinceCheck() < GLANCE_MS) return;
    this.#checkedAt = { monotonic: this.ports.clock.monotonic(), wall: this.ports.clock.now() };
    void this.#checkLink(longAway);
    void this.syncWallet.sync();
    this.loadBrand.refresh();
  }

  /** By whichever clock says more: the monotonic one may sleep with the machine (F78). */
  #sinceCheck(): number {
    if (this.#checkedAt === null) return Infinity;
    const { monotonic, wall } = this.#checkedAt;
    return Math.max(this.ports.clock.monotonic() - monotonic, this.ports.clock.now() - wall);
  }

  /** A socket that slept through a freeze may look open and be dead: silence to a question gives it up. */
  async #checkLink(longAway: boolean): Promise<void> {
    const answered = await this.checkSession();
    if (!answered && longAway && this.ports.playerFeed.status === 'connected')
      this.ports.playerFeed.reconnect();
  }
}
