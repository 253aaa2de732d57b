import { SavedGames } from '@/application/casino/SavedGames';
import { openCasino } from '@/application/casino/openCasino';
import { launchOfGame } from '@/domain/casino/LaunchTarget';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakeCasinoGateway, FakeGameFrames } from '@tests/support/fakes/FakeCasino';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakeNavigator, SharedKeyValueStore } from '@tests/support/fakes/fakeDevices';
import { FakePlayerFeed } from '@tests/support/fakes/FakePlayerFeed';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { aGame } from '@tests/support/mothers/casino';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { platformUrl } from '@tests/support/platformUrl';
import { somePorts } from '@tests/support/fakes/somePorts';
import { casinoStore, sessionStore } from '@tests/support/stores';

export const AVIATOR = launchOfGame(aGame({ homeUrl: '/casino/spribe' }));
export const GAME_URL = 'https://games.example/play?s=1';

/** The casino's side of the core over fakes; a player is signed in. */
export function casinoWorld({
  store = new SharedKeyValueStore(),
  visitor = false,
  casinoCatalogue = true,
} = {}) {
  const gateway = new FakeCasinoGateway();
  const state = casinoStore();
  const session = sessionStore(new FakeDeviceMemory());
  if (!visitor) session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const frames = new FakeGameFrames();
  const scheduler = new ManualScheduler();
  const feed = new FakePlayerFeed();
  const navigator = new FakeNavigator();
  const log: string[] = [];
  const notices: string[] = [];
  const openPanel = (panel: string, options?: { readonly returnTo?: string }) =>
    void log.push(`panel ${panel} ${options?.returnTo ?? ''}`);
  const { app, participants } = openCasino(
    somePorts({
      casinoGateway: gateway,
      casino: state,
      session,
      gameFrames: frames,
      address: { parse: platformUrl, ownOrigin: 'https://play.example' },
      config: {
        gameHosts: ['https://games.example'],
        capabilities: { ...CONFIG.capabilities, casinoCatalogue },
      },
      navigator,
      localStore: store,
      scheduler,
      playerFeed: feed,
    }),
    {
      notify: (message) => void notices.push(message.kind === 'key' ? message.key : message.text),
      openPanel,
      syncWallet: async () => void log.push('sync'),
    },
  );
  return {
    gateway,
    state,
    session,
    frames,
    scheduler,
    feed,
    navigator,
    store,
    log,
    notices,
    saved: new SavedGames(store, state, session),
    load: app.loadCatalogue,
    play: app.playGame,
    retry: app.retryLaunch,
    openGame: app.openGame,
    toggle: app.toggleFavourite,
    loaded: app.frameLoaded,
    attach: app.attachFrame,
    closed: () => participants.forEach((each) => each.closed?.('loggedOut')),
    async launched(url = GAME_URL) {
      const release = this.play(AVIATOR);
      await gateway.launches.reply(url);
      return release;
    },
  };
}
