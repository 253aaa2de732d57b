import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/openPanel';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { CasinoApp } from './CasinoApp';
import { GameLauncher } from './GameLauncher';
import { loadCatalogue } from './loadCatalogue';
import { openGame } from './openGame';
import { playGame } from './playGame';
import { SavedGames } from './SavedGames';

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
  readonly syncWallet: () => Promise<void>;
}

export interface Casino {
  readonly app: CasinoApp;
  /** In the order in which they open and close. */
  readonly participants: readonly SessionParticipant[];
}

/** Games: the catalogue, what a player likes, and the one that is open. */
export function openCasino(ports: Pick<Ports, (typeof CASINO_PORTS)[number]>, shared: CasinoShared): Casino {
  const { casino, session, localStore } = ports;
  const savedGames = new SavedGames(localStore, casino, session);
  const launcher = new GameLauncher(ports, savedGames, shared.syncWallet, shared.notify);
  return {
    app: {
      view: casino,
      loadCatalogue: loadCatalogue(ports),
      openGame: openGame(ports, shared.openPanel),
      playGame: playGame(launcher),
      retryLaunch: () => {
        if (casino.launch.kind !== 'none') launcher.start(casino.launch.target);
      },
      frameLoaded: () => launcher.loaded(),
      attachFrame: (frameWindow) => launcher.attach(frameWindow),
      toggleFavourite: (game) => savedGames.toggle(game),
    },
    participants: [savedGames, launcher],
  };
}
