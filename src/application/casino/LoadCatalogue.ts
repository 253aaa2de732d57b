import { catalogueOf } from '@/domain/casino/Catalogue';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { CasinoGateway } from '../ports/gateways/CasinoGateway';
import type { CasinoState } from '../ports/state/CasinoState';
import { SingleFlight } from '../shared/SingleFlight';

/** The catalogue, once for as long as the page lives: it is the same for everybody and outlives a session. CASINO-02. */
export class LoadCatalogue {
  readonly #flight = new SingleFlight<void>();

  constructor(
    private readonly casino: Pick<CasinoGateway, 'catalogue'>,
    private readonly state: Pick<CasinoState, 'catalogue' | 'catalogueArrived' | 'catalogueFailed'>,
  ) {}

  execute(): Promise<void> {
    if (this.state.catalogue.state === 'ready') return Promise.resolve();
    return this.#flight.run(async () => {
      const reply = await this.casino.catalogue();
      if (reply.ok) this.state.catalogueArrived(catalogueOf(reply.value));
      else this.state.catalogueFailed(describeFailure(reply.error, 'casino.catalogueFailed'));
    });
  }
}
