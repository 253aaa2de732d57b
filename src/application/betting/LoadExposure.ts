import type { Scheduler } from '../ports/device/Scheduler';
import type { BetsGateway } from '../ports/gateways/BetsGateway';
import type { ExposureState } from '../ports/state/ExposureState';
import type { SessionView } from '../ports/state/SessionState';
import { LatestRun } from './LatestRun';

/** A burst of bet updates is one question. */
const COALESCE_MS = 250;

/** The server's exposure figures (WAL-04, HDR-08). Never local arithmetic. */
export class LoadExposure {
  readonly #latest = new LatestRun(() => this.#load());
  #soon: (() => void) | null = null;

  constructor(
    private readonly bets: Pick<BetsGateway, 'exposure'>,
    private readonly exposure: ExposureState,
    private readonly session: SessionView,
    private readonly scheduler: Scheduler,
  ) {}

  execute(): Promise<void> {
    return this.session.signedIn ? this.#latest.run() : Promise.resolve();
  }

  /** After a change: once for all that happen within a moment. */
  soon(): void {
    this.#soon ??= this.scheduler.after(COALESCE_MS, () => {
      this.#soon = null;
      void this.execute();
    });
  }

  forget(): void {
    this.#soon?.();
    this.#soon = null;
    this.#latest.forget();
    this.exposure.exposureForgotten();
  }

  async #load(): Promise<void> {
    const { epoch } = this.session;
    const reply = await this.bets.exposure();
    if (this.session.epoch !== epoch) return;
    if (reply.ok) this.exposure.exposureReplaced(reply.value);
    else if (reply.error.kind !== 'aborted') this.exposure.exposureFailed();
  }
}
