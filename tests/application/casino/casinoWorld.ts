import { SavedGames } from '@/application/casino/SavedGames';
import { GameLauncher } from '@/application/casino/GameLauncher';
import { LoadCatalogue } from '@/application/casino/LoadCatalogue';
import { OpenGame } from '@/application/casino/OpenGame';
import { PlayGame } from '@/application/casino/PlayGame';
import { RetryLaunch } from '@/application/casino/RetryLaunch';
import { ToggleFavourite } from '@/application/casino/ToggleFavourite';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import type { Message } from '@/domain/shared/Message';
import { FakeCasinoGateway, FakeCasinoState, FakeGameFrames } from '@tests/support/fakes/FakeCasino';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakeNavigator, SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { FakeSessionState } from '@tests/support/fakes/FakeSessionState';
import { ManualScheduler } from '@tests/support/ManualScheduler';
import { aGame } from '@tests/support/mothers/casino';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { platformUrl } from '@tests/support/platformUrl';

export const AVIATOR = launchOfGame(aGame({ homeUrl: '/casino/spribe' }));
export const GAME_URL = 'https://games.example/play?s=1';

/** The casino's side of the core over fakes; a player is signed in. */
export function casinoWorld({ store = new SharedKeyValueStore(), visitor = false } = {}) {
  const gateway = new FakeCasinoGateway();
  const state = new FakeCasinoState();
  const session = new FakeSessionState(new FakeDeviceMemory());
  if (!visitor) session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const frames = new FakeGameFrames();
  const scheduler = new ManualScheduler();
  const navigator = new FakeNavigator();
  const log: string[] = [];
  const told: string[] = [];
  const saved = new SavedGames(store, state, session);
  const launcher = new GameLauncher(
    gateway,
    state,
    session,
    frames,
    { parse: platformUrl, ownOrigin: 'https://play.example' },
    { gameHosts: ['https://games.example'] },
    saved,
    { execute: async () => void log.push('sync') },
    navigator,
    scheduler,
    { execute: (message: Message) => void told.push(message.kind === 'key' ? message.key : message.text) },
  );
  const load = new LoadCatalogue(gateway, state);
  const openPanel = {
    execute: (panel: string, options?: { readonly wish?: string }) =>
      void log.push(`panel ${panel} ${options?.wish ?? ''}`),
  };
  return {
    gateway,
    state,
    session,
    frames,
    scheduler,
    navigator,
    store,
    log,
    told,
    saved,
    launcher,
    load,
    play: new PlayGame(launcher),
    retry: new RetryLaunch(launcher, state),
    openGame: new OpenGame(session, openPanel, navigator),
    toggle: new ToggleFavourite(saved),
    async launched(url = GAME_URL) {
      const release = this.play.execute(AVIATOR);
      await gateway.launches.reply(url);
      return release;
    },
  };
}
