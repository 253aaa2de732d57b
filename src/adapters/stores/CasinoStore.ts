import type { CasinoState, LaunchView } from '@/application/ports/state/CasinoState';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Catalogue } from '@/domain/casino/Catalogue';
import type { GameKey } from '@/domain/casino/Game';
import type { Message } from '@/domain/shared/Message';
import { observed } from './observed';

export class CasinoStore implements CasinoState {
  catalogue: Loadable<Catalogue> = { state: 'loading' };
  favourites: readonly GameKey[] = [];
  recent: readonly GameKey[] = [];
  launch: LaunchView = { kind: 'none' };

  constructor() {
    observed(this);
  }

  catalogueArrived(catalogue: Catalogue): void {
    this.catalogue = { state: 'ready', value: catalogue };
  }

  catalogueFailed(message: Message): void {
    if (this.catalogue.state !== 'ready') this.catalogue = { state: 'failed', message };
  }

  favouritesChanged(favourites: readonly GameKey[]): void {
    this.favourites = favourites;
  }

  recentChanged(recent: readonly GameKey[]): void {
    this.recent = recent;
  }

  launchMoved(launch: LaunchView): void {
    this.launch = launch;
  }
}
