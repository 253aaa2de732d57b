import type { GameKey } from '@/domain/casino/Game';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { CasinoView } from '../ports/state/CasinoState';

/** The casino's part of `PlayerApp`. */
export interface CasinoApp {
  readonly view: CasinoView;
  /** Asks for the catalogue unless it is there or on its way; after a failure it asks again. */
  readonly loadCatalogue: () => Promise<void>;
  /** A press on a tile: leads to the game's page; a visitor is asked to log in first and lands there afterwards. */
  readonly openGame: (href: string) => void;
  /** The page of a game: launches it and follows it in `view.launch` until released. */
  readonly playGame: (target: LaunchTarget) => () => void;
  /** Asks again after a refusal, or instead of waiting on. */
  readonly retryLaunch: () => void;
  /** The frame's page has loaded. */
  readonly frameLoaded: () => void;
  /** The frame stands: its window, so that the game can be heard. Returns how to stop. */
  readonly attachFrame: (frameWindow: object) => () => void;
  readonly toggleFavourite: (game: GameKey) => void;
}
