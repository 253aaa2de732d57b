import type { Catalogue } from '@/domain/casino/Catalogue';
import type { GameKey } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { Message } from '@/domain/shared/Message';
import type { GameFrame } from '../device/GameFrames';
import type { Loadable } from './MatchesState';

/** How far the opening of a game got. `slow`: it takes longer than usual. */
export type LaunchView =
  | { readonly kind: 'none' }
  /** The lobby has been asked for the address. */
  | { readonly kind: 'asking'; readonly target: LaunchTarget; readonly slow: boolean }
  /** The frame may stand; `loaded`: its page is there. */
  | {
      readonly kind: 'open';
      readonly target: LaunchTarget;
      readonly frame: GameFrame;
      readonly loaded: boolean;
      readonly slow: boolean;
    }
  | { readonly kind: 'refused'; readonly target: LaunchTarget; readonly message: Message };

export interface CasinoView {
  /** Loading until it has been asked for. */
  readonly catalogue: Loadable<Catalogue>;
  /** Of this player on this device, newest first; keys that the catalogue does not know are of games that are gone. */
  readonly favourites: readonly GameKey[];
  readonly recent: readonly GameKey[];
  readonly launch: LaunchView;
}

export interface CasinoState extends CasinoView {
  catalogueArrived(catalogue: Catalogue): void;
  /** A catalogue that is shown stays. */
  catalogueFailed(message: Message): void;
  favouritesChanged(favourites: readonly GameKey[]): void;
  recentChanged(recent: readonly GameKey[]): void;
  launchMoved(launch: LaunchView): void;
}
