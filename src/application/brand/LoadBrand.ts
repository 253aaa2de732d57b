import { statusOf } from '@/domain/brand/brandStatus';
import { sortBanners } from '@/domain/brand/sortBanners';
import type { Clock } from '../ports/device/Clock';
import type { Scheduler } from '../ports/device/Scheduler';
import type { BrandGateway } from '../ports/gateways/BrandGateway';
import type { BrandState } from '../ports/state/BrandState';
import { SingleFlight } from '../shared/SingleFlight';

/** NAV-07: how soon the way back to Live is noticed, and a first failure made good. */
const WATCH_MS = 30_000;

/** assumed: how long details count as fresh while live, so that an operator can close the house under open pages. */
const FRESH_MS = 300_000;

/**
 * What the operator says about the brand. The copy of the last visit stands until the reply; a failure keeps the last known, and
 * the next look is half a minute away. BRAND-01, BRAND-02, F28, F29.
 */
export class LoadBrand {
  readonly #flight = new SingleFlight<void>();
  #loadedAt: number | null = null;

  constructor(
    private readonly gateway: Pick<BrandGateway, 'appDetails' | 'banners'>,
    private readonly brand: BrandState,
    private readonly scheduler: Pick<Scheduler, 'every'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
  ) {}

  load(): Promise<void> {
    return this.#flight.run(() => this.#load());
  }

  /** Loads now and keeps looking. Returns how to stop. */
  start(): () => void {
    void this.load();
    return this.scheduler.every(WATCH_MS, () => this.refresh());
  }

  /** Looks again where that makes sense: not live, never loaded, or no longer fresh. */
  refresh(): void {
    const fresh = this.#loadedAt !== null && this.clock.monotonic() - this.#loadedAt < FRESH_MS;
    if (!fresh || statusOf(this.brand.details).kind === 'notLive') void this.load();
  }

  /** SES-02: a session ended, and what was stored of the brand goes with it. What is on screen may stay until the next look. */
  forget(): void {
    this.#loadedAt = null;
    this.brand.detailsForgotten();
    if (this.brand.details === null) void this.load();
  }

  async #load(): Promise<void> {
    this.brand.detailsRequested();
    await Promise.all([this.#details(), this.#banners()]);
  }

  async #details(): Promise<void> {
    const answer = await this.gateway.appDetails();
    this.#loadedAt = answer.ok ? this.clock.monotonic() : null;
    if (answer.ok) this.brand.detailsReplaced(answer.value);
    else this.brand.detailsFailed();
  }

  async #banners(): Promise<void> {
    const answer = await this.gateway.banners();
    if (answer.ok) this.brand.bannersReplaced(sortBanners(answer.value));
  }
}
