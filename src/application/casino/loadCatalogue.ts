import { catalogueOf } from '@/domain/casino/Catalogue';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Ports } from '../ports/Ports';
import { SingleFlight } from '../shared/SingleFlight';

/** The catalogue, once for as long as the page lives: it is the same for everybody and outlives a session. CASINO-02. */
export function loadCatalogue(ports: Pick<Ports, 'casinoGateway' | 'casino'>) {
  const flight = new SingleFlight<void>();

  return (): Promise<void> => {
    if (ports.casino.catalogue.state === 'ready') return Promise.resolve();
    return flight.run(async () => {
      const reply = await ports.casinoGateway.catalogue();
      if (reply.ok) ports.casino.catalogueArrived(catalogueOf(reply.value));
      else ports.casino.catalogueFailed(describeFailure(reply.error, 'casino.catalogueFailed'));
    });
  };
}
