import { useCallback, useEffect, useState } from 'react';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { say } from '@/domain/shared/Message';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface CatalogueHere {
  readonly catalogue: Loadable<Catalogue>;
  /** It is being asked for now. */
  readonly asking: boolean;
  readonly ask: () => void;
}

/** The catalogue of a screen that is about it: asked for at once, after a failure by hand, and as soon as the device is online again. Call in an `observer`. */
export function useCatalogue(): CatalogueHere {
  const { casino, connection, whole } = useFirstPage();
  const { online } = connection.view;
  const [asking, setAsking] = useState(false);
  /** The app itself did not come: nobody could be asked. */
  const [without, setWithout] = useState(false);
  const ask = useCallback(() => {
    setAsking(true);
    void whole()
      .then((app) => app.casino.loadCatalogue())
      .then(
        () => setWithout(false),
        () => setWithout(true),
      )
      .finally(() => setAsking(false));
  }, [whole]);
  useEffect(() => {
    if (online || casino.view.catalogue.state === 'loading') ask();
  }, [ask, online, casino]);
  const { catalogue } = casino.view;
  return {
    catalogue:
      without && catalogue.state === 'loading'
        ? { state: 'failed', message: say('notice.chunkFailed') }
        : catalogue,
    asking,
    ask,
  };
}
