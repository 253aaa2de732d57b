import type { Notify } from '../notices/Notify';
import type { Ports } from '../ports/Ports';
import type { OpenPanel } from '../session/openPanel';
import type { SessionParticipant } from '../session/SessionParticipant';
import type { CasinoApp } from './CasinoApp';
import { GameLauncher } from './GameLauncher';
import { SavedGames } from './SavedGames';
import { catalogueOf } from '@/domain/casino/Catalogue';
import { describeFailure } from '@/domain/shared/describeFailure';
import { SingleFlight } from '../shared/SingleFlight';
import { internalPath } from '@/domain/routing/internalPath';
import type { Capabilities } from '../ports/device/Capabilities';
import type { LaunchTarget } from '@/domain/casino/LaunchTarget';

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
  'playerFeed',
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
      playGame: playGame(launcher, ports.config.capabilities),
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

/** The catalogue, once for as long as the page lives: it is the same for everybody and outlives a session. CASINO-02. */
function loadCatalogue(ports: Pick<Ports, 'casinoGateway' | 'casino'>) {
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

/** A press on a tile. A visitor's game is the wish that a log-in fulfils (HDR-01); anything but a path of ours is dropped (X12). */
function openGame(ports: Pick<Ports, 'session' | 'navigator'>, openPanel: OpenPanel) {
  return (href: string): void => {
    const path = internalPath(href);
    if (path === null) return;
    if (ports.session.signedIn) ports.navigator.goTo(path);
    else openPanel('login', { returnTo: path });
  };
}

/** The page of a game. Leaving is settled a microtask later, so that a remount does not launch it twice. */
function playGame(
  launcher: Pick<GameLauncher, 'start' | 'leave' | 'target'>,
  { casinoCatalogue }: Capabilities,
) {
  let watchers = 0;
  let playing = '';

  return (wanted: LaunchTarget): (() => void) => {
    // A backend that knows only the specification is asked for what stands there, and no game of it is opened anew for a language.
    const target = casinoCatalogue ? wanted : { ...wanted, language: null };
    watchers += 1;
    // In another language it is opened anew; a round of it goes on where it was.
    const asked = `${target.href} ${target.language ?? ''}`;
    if (launcher.target === null || playing !== asked) launcher.start(target);
    playing = asked;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      watchers -= 1;
      void Promise.resolve().then(() => {
        if (watchers === 0) launcher.leave();
      });
    };
  };
}
