import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/OpenPanel';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { SyncWallet } from '../wallet/SyncWallet';
import { AttachFrame } from './AttachFrame';
import type { CasinoApp } from './CasinoApp';
import { FrameLoaded } from './FrameLoaded';
import { GameLauncher } from './GameLauncher';
import { LoadCatalogue } from './LoadCatalogue';
import { OpenGame } from './OpenGame';
import { PlayGame } from './PlayGame';
import { RetryLaunch } from './RetryLaunch';
import { SavedGames } from './SavedGames';
import { ToggleFavourite } from './ToggleFavourite';

export const CASINO_PORTS = [
  'casino',
  'casinoGateway',
  'gameFrames',
  'address',
  'config',
  'session',
  'navigator',
  'localStore',
  'scheduler',
] as const satisfies readonly (keyof Ports)[];

/** What other features do for this one. */
export interface CasinoShared {
  readonly notify: Notify;
  readonly openPanel: OpenPanel;
  readonly syncWallet: SyncWallet;
}

export interface Casino {
  readonly app: CasinoApp;
  /** In the order in which they open and close. */
  readonly participants: readonly SessionParticipant[];
}

/** Games: the catalogue, what a player likes, and the one that is open. */
export function openCasino(ports: Pick<Ports, (typeof CASINO_PORTS)[number]>, shared: CasinoShared): Casino {
  const { casino, casinoGateway, gameFrames, address, config, session, navigator, localStore, scheduler } =
    ports;
  const savedGames = new SavedGames(localStore, casino, session);
  const launcher = new GameLauncher(
    casinoGateway,
    casino,
    session,
    gameFrames,
    address,
    config,
    savedGames,
    shared.syncWallet,
    navigator,
    scheduler,
    shared.notify,
  );
  return {
    app: {
      view: casino,
      loadCatalogue: new LoadCatalogue(casinoGateway, casino),
      openGame: new OpenGame(session, shared.openPanel, navigator),
      playGame: new PlayGame(launcher),
      retryLaunch: new RetryLaunch(launcher, casino),
      frameLoaded: new FrameLoaded(launcher),
      attachFrame: new AttachFrame(launcher),
      toggleFavourite: new ToggleFavourite(savedGames),
    },
    participants: [savedGames, launcher],
  };
}
