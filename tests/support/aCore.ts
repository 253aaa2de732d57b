import { openBrand } from '@/application/brand/openBrand';
import { openNotify } from '@/application/notices/openNotify';
import { openLifecycle } from '@/application/session/openLifecycle';
import { openPanels } from '@/application/session/openPanels';
import { openSession } from '@/application/session/openSession';
import { openWallet } from '@/application/wallet/openWallet';
import { ok } from '@/domain/shared/Result';
import { CONFIG } from './fakes/aConfig';
import { FakeBrandGateway } from './fakes/FakeBrandGateway';
import { FakeDeviceMemory } from './fakes/FakeDeviceMemory';
import { FakePageLife } from './fakes/FakePageLife';
import { FakePlayerFeed } from './fakes/FakePlayerFeed';
import { FakeSessionGateway } from './fakes/FakeSessionGateway';
import {
  FakeCookieJar,
  FakeNavigator,
  FakeNotifier,
  FakeTabs,
  SequentialIds,
  SharedKeyValueStore,
} from './fakes/fakeDevices';
import { MapKeyValueStore } from './fakes/MapKeyValueStore';
import { ManualScheduler } from '@/adapters/node/ManualScheduler';
import { granted } from './mothers/sessionMother';
import { someDetails } from './mothers/brandMother';
import {
  authPanelStore,
  brandStore,
  connectionStore,
  exposureStore,
  noticesStore,
  sessionStore,
  signUpStore,
  walletStore,
} from '@tests/support/stores';

/**
 * The session's side of the core, opened as the composition root opens it, over fakes. What a test has not planned fails it, but for
 * the questions that every page asks.
 */
export function aCore(
  device = new FakeDeviceMemory(),
  otpLength: number | null = 6,
  capabilities = { marketStream: true },
) {
  const scheduler = new ManualScheduler();
  const { clock } = scheduler;
  const config = { ...CONFIG, otpLength, capabilities: { ...CONFIG.capabilities, ...capabilities } };

  const gateway = new FakeSessionGateway();
  const brandGateway = new FakeBrandGateway();
  const feed = new FakePlayerFeed();
  const [page, tabs, navigator, notifier] = [
    new FakePageLife(),
    new FakeTabs(),
    new FakeNavigator(),
    new FakeNotifier(),
  ];
  const store = new SharedKeyValueStore();
  const [session, signUp, panels] = [sessionStore(device), signUpStore(), authPanelStore()];
  const [brand, wallet, exposure] = [brandStore(), walletStore(), exposureStore()];
  const [notices, connection] = [noticesStore(), connectionStore()];

  gateway.onSignOut.always(granted);
  gateway.onDemoOffer.always(ok(false));
  brandGateway.onDetails.always(ok(someDetails()));
  brandGateway.onBanners.always(ok([]));
  brandGateway.onAnnouncements.always(ok([]));

  const ports = {
    ...{ session, authPanel: panels, signUp, brand, notices, wallet, connection, exposure },
    ...{
      sessionGateway: gateway,
      brandGateway,
      playerFeed: feed,
      clock,
      scheduler,
      tabs,
      navigator,
      notifier,
    },
    ...{ config, memory: device, pageLife: page, localStore: store, ids: new SequentialIds() },
    sessionStore: new MapKeyValueStore(),
    cookies: new FakeCookieJar(),
  };
  const notify = openNotify(ports);
  const operator = openBrand(ports, notify);
  const loadBrand = operator.load;
  const opened = openWallet(ports);
  const opening = openPanels(ports);
  const shared = { notify, loadBrand, panels: opening, wallet: opened, participants: [opened.sync] };
  const life = openLifecycle(ports, shared);
  const { app, rememberedUsername, sessionEnded } = openSession(ports, shared, life);

  return {
    ...{ scheduler, clock, gateway, brandGateway, feed, page, tabs, navigator, notifier, store, device },
    ...{ session, signUp, panels, brand, wallet, exposure, notices, connection },
    ...life,
    ...app,
    ...{ session, signUp, panels, notify, loadBrand, sessionEnded },
    syncWallet: opened.sync,
    steps: opening.steps,
    remembered: rememberedUsername,
    /** The start of a page: what its first script asks for, then the session. */
    start: () => {
      void operator.start();
      life.resume();
    },
  };
}

export type Core = ReturnType<typeof aCore>;
