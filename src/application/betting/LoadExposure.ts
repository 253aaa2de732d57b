import type { Ports } from '../ports/Ports';
import { duringSession } from '../shared/duringSession';
import { LatestRun } from './LatestRun';

/** The server's exposure figures (WAL-04, HDR-08). Never local arithmetic. */
export class LoadExposure {
  readonly #latest = new LatestRun(() => this.#load());

  constructor(private readonly ports: Pick<Ports, 'betsGateway' | 'exposure' | 'session' | 'scheduler'>) {}

  load(): Promise<void> {
    return this.ports.session.signedIn ? this.#latest.run() : Promise.resolve();
  }

  /** After a change: once for all that happen within a moment. */
  soon(): void {
    this.#latest.soon(this.ports.scheduler);
  }

  forget(): void {
    this.#latest.forget();
    this.ports.exposure.exposureForgotten();
  }

  async #load(): Promise<void> {
    const reply = await duringSession(this.ports.session, () => this.ports.betsGateway.exposure());
    if (reply.ok) this.ports.exposure.exposureReplaced(reply.value);
    else if (reply.error.kind !== 'aborted') this.ports.exposure.exposureFailed();
  }
}
