import { describe, expect, it } from 'vitest';
import { ManualClock } from '@/adapters/node/ManualClock';
import { seededIds } from '@/adapters/node/seededIds';
import { settle } from '@/adapters/node/settle';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { MatchesStore } from '@/adapters/stores/MatchesStore';
import { NoticesStore } from '@/adapters/stores/NoticesStore';
import { observe } from '@/adapters/stores/observe';
import { ScoresStore } from '@/adapters/stores/ScoresStore';
import { openAlerts } from '@/application/alerts/openAlerts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { sentId, type MatchRule } from '@/domain/alerts/AlertRule';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakeNavigator } from '@tests/support/fakes/fakeDevices';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePushDevice, FakePushGateway, SERVER_KEY } from '@tests/support/fakes/FakePush';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { aMatch, MATCH } from '@tests/support/mothers/sports';
import { sessionStore } from '@tests/support/stores';

const NOW = Date.UTC(2026, 0, 15, 12);
const START: MatchRule = {
  ...{ kind: 'start', matchId: MATCH, matchName: 'Home v Away', sport: 'cricket', startsAt: NOW },
};

interface Given {
  readonly store?: MapKeyValueStore;
  readonly device?: FakePushDevice | null;
  readonly gateway?: FakePushGateway;
  readonly capable?: boolean;
  readonly signedIn?: boolean;
}

function world({ store = new MapKeyValueStore(), capable = true, signedIn = true, ...given }: Given = {}) {
  const device = given.device === undefined ? new FakePushDevice() : given.device;
  const gateway = given.gateway ?? new FakePushGateway();
  const session = sessionStore(new FakeDeviceMemory());
  if (signedIn) session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  const matches = new MatchesStore();
  const [pageLife, navigator, late] = [new FakePageLife(), new FakeNavigator(), new LateParticipants()];
  const said: string[] = [];
  const app = openAlerts(
    {
      ...{ board: new MarketBoard(), matches, scores: new ScoresStore(), notices: new NoticesStore() },
      ...{ session, localStore: store, clock: new ManualClock(NOW), ids: seededIds('away'), observe },
      ...{ pageLife, navigator, pushGateway: gateway, pushDevice: device },
      config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, webPush: capable } },
    },
    {
      notify: (message) => void said.push(message.kind === 'key' ? message.key : message.text),
      watchList: () => () => undefined,
      watchMarkets: () => () => undefined,
      watchListed: () => () => undefined,
      late,
    },
  );
  return {
    ...{ app, store, gateway, matches, pageLife, navigator, said, session },
    device: device ?? new FakePushDevice(),
    state: () => app.away.read().state,
    logOut() {
      session.sessionClosed();
      late.closed('loggedOut');
    },
    logIn() {
      session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
      late.opened(session.epoch);
    },
  };
}

async function turnedOn(given: Given = {}) {
  const here = world(given);
  await settle();
  await here.app.away.turn(true);
  await settle();
  return here;
}

describe('alerts while the app is closed', () => {
  it('are asked for by the press alone, and the server hears what is set', async () => {
    const { app, device, gateway, state, store } = world();
    app.add(START);
    await settle();
    expect([device.asked, gateway.asked, state()]).toEqual([0, [], 'off']);
    const turning = app.away.turn(true);
    // At once: a browser asks only right after a press.
    expect([device.asked, app.away.read().busy]).toEqual([1, true]);
    await turning;
    expect(app.away.read()).toEqual({ state: 'on', busy: false });
    expect(device.key).toBe(SERVER_KEY);
    expect(gateway.settings).toMatchObject({ language: 'en', alerts: { rules: [START] } });
    expect(store.read(`alerts.${ASHA_IN.user?.id}`)).toContain('"away":true');
  });

  it('follow each change, and the same wish is said once', async () => {
    const { app, gateway } = await turnedOn();
    gateway.asked.length = 0;
    app.add(START);
    app.chooseQuiet({ from: 1, to: 2 });
    await settle();
    expect(gateway.settings?.alerts).toMatchObject({ rules: [START], quiet: { from: 1, to: 2 } });
    expect(gateway.asked.filter((call) => call.startsWith('subscribe'))).toHaveLength(1);
    app.switchKind('settled', false);
    await settle();
    expect(gateway.settings?.alerts.off).toEqual(['settled']);
  });

  it('are off for a visitor, and are no wish of a player who never had it, whatever the browser allows', async () => {
    const device = new FakePushDevice();
    device.now = 'granted';
    const { app, gateway, logIn } = world({ device, signedIn: false });
    expect(app.away.read()).toEqual({ state: 'off', busy: false });
    logIn();
    await settle();
    expect([app.away.read().state, gateway.asked, device.key]).toEqual(['off', [], null]);
  });

  it('tell who watches of what has changed, and of nothing else', async () => {
    const { app, pageLife, device } = await turnedOn();
    const seen: string[] = [];
    const missed: string[] = [];
    app.away.watch(() => void seen.push(app.away.read().state));
    app.away.watch(() => void missed.push(app.away.read().state))();
    const before = app.away.read();
    pageLife.show();
    await settle();
    expect(app.away.read()).toBe(before);
    device.now = 'denied';
    pageLife.show();
    await settle();
    expect([seen, missed]).toEqual([['denied'], []]);
  });

  it('another tab has turned them off: they are off here', async () => {
    const { store, state, gateway } = await turnedOn();
    gateway.asked.length = 0;
    store.changedElsewhere(`alerts.${ASHA_IN.user?.id}`, JSON.stringify({ rules: [START], away: false }));
    await settle();
    expect([state(), gateway.asked]).toEqual(['off', []]);
  });

  it('a change of what is wished leaves it said that the browser refuses', async () => {
    const device = new FakePushDevice();
    device.now = 'denied';
    const { app, state, gateway } = world({ device });
    await settle();
    app.add(START);
    await settle();
    expect([state(), gateway.asked]).toEqual(['denied', []]);
  });

  it('off again where the browser has let go by itself: the server has nothing to be told', async () => {
    const { app, device, gateway, state } = await turnedOn();
    device.key = null;
    gateway.asked.length = 0;
    await app.away.turn(false);
    expect([state(), gateway.asked, app.read().away]).toEqual(['off', [], false]);
  });

  it('off again: server and browser let go, and nothing is kept', async () => {
    const { app, device, gateway, state, store } = await turnedOn();
    await app.away.turn(false);
    expect([state(), device.key, gateway.settings]).toEqual(['off', null, null]);
    expect(store.read(`alerts.${ASHA_IN.user?.id}`)).toBeNull();
  });

  it.each(['denied', 'askable'] as const)('the player answers: %s', async (answer) => {
    const device = new FakePushDevice();
    device.answer = answer;
    const { app, state, gateway } = await turnedOn({ device });
    expect([state(), gateway.asked]).toEqual([answer === 'denied' ? 'denied' : 'off', []]);
    expect(app.read().away).toBe(false);
  });

  it('a server or a browser that fails is said, and pressed again it goes', async () => {
    const gateway = new FakePushGateway();
    gateway.failure = { kind: 'offline', sent: false };
    const here = await turnedOn({ gateway });
    expect([here.state(), here.app.read().away]).toEqual(['failed', false]);
    gateway.failure = null;
    here.device.works = false;
    await here.app.away.turn(true);
    expect(here.state()).toBe('failed');
    here.device.works = true;
    await here.app.away.turn(true);
    expect([here.state(), here.app.read().away]).toEqual(['on', true]);
  });

  it.each(['unsupported', 'install', 'denied'] as const)('a browser that cannot says so: %s', async (now) => {
    const device = new FakePushDevice();
    device.now = now;
    const { state } = world({ device });
    await settle();
    expect(state()).toBe(now);
  });

  it('without the capability, or on a device that knows none of it, nothing is asked', async () => {
    const { state, gateway, app } = world({ capable: false });
    await app.away.turn(true);
    expect([state(), gateway.asked]).toEqual(['absent', []]);
    expect(world({ device: null }).state()).toBe('unsupported');
  });

  it('end with the session, and come back with the player without a question', async () => {
    const { device, gateway, state, logOut, logIn, pageLife, app } = await turnedOn();
    logOut();
    await settle();
    expect([device.key, state(), pageLife.listening]).toEqual([null, 'off', 0]);
    // Nobody is in: what another tab changes is told to nobody.
    gateway.asked.length = 0;
    app.add(START);
    await settle();
    expect(gateway.asked).toEqual([]);
    logIn();
    await settle();
    expect([state(), device.asked, device.key]).toEqual(['on', 1, SERVER_KEY]);
  });

  it('a permission that was taken back ends them, without a question', async () => {
    const { device, state, pageLife } = await turnedOn();
    device.now = 'askable';
    pageLife.show();
    await settle();
    expect([state(), device.asked]).toEqual(['off', 1]);
    device.now = 'denied';
    pageLife.resume();
    await settle();
    expect(state()).toBe('denied');
  });

  it('what a notification told is not told again: its rule has gone before anything is looked at', async () => {
    const { store, app } = await turnedOn();
    app.add(START);
    app.add({ ...START, kind: 'end' });
    const device = new FakePushDevice();
    device.now = 'granted';
    const gateway = new FakePushGateway();
    gateway.sent = [sentId(START)];
    const next = world({ store, device, gateway });
    next.matches.listArrived('all', [aMatch({ status: 'inPlay' })]);
    await settle();
    expect(next.said).toEqual([]);
    expect(next.app.read().rules.map(({ kind }) => kind)).toEqual(['end']);
    expect(gateway.settings?.alerts.rules.map(({ kind }) => kind)).toEqual(['end']);
  });

  it('a player who goes out and comes back before the server has answered is not told again either', async () => {
    const { store, app } = await turnedOn();
    app.add(START);
    const device = new FakePushDevice();
    device.now = 'granted';
    const gateway = new FakePushGateway();
    gateway.sent = [sentId(START)];
    const next = world({ store, device, gateway });
    next.matches.listArrived('all', [aMatch({ status: 'inPlay' })]);
    next.logOut();
    next.logIn();
    await settle();
    expect([next.said, next.app.read().rules, next.state()]).toEqual([[], [], 'on']);
  });

  it('a server that does not answer keeps nobody from being told in the app', async () => {
    const { store, app } = await turnedOn();
    app.add(START);
    const device = new FakePushDevice();
    device.now = 'granted';
    const gateway = new FakePushGateway();
    gateway.failure = { kind: 'timedOut', sent: true };
    const next = world({ store, device, gateway });
    next.matches.listArrived('all', [aMatch({ status: 'inPlay' })]);
    await settle();
    expect([next.said, next.state()]).toEqual([['alerts.started'], 'failed']);
  });

  it('a tap on a notification leads there', async () => {
    const { device, navigator, logOut } = await turnedOn();
    device.tap('/exchange/7');
    expect(navigator.went).toEqual(['/exchange/7']);
    logOut();
    device.tap('/mybets');
    expect(navigator.went).toHaveLength(1);
  });

  it('a session that ends while the server is asked leaves nothing turned on', async () => {
    const gateway = new FakePushGateway();
    const here = world({ gateway });
    await settle();
    const ask = gateway.key.bind(gateway);
    gateway.key = () => {
      here.logOut();
      return ask();
    };
    await here.app.away.turn(true);
    await settle();
    expect([here.state(), here.device.key, here.app.read().away]).toEqual(['off', null, false]);
  });

  it('an answer that comes after the session says nothing about the next one', async () => {
    const here = world();
    await settle();
    const turning = here.app.away.turn(true);
    here.logOut();
    await turning;
    await settle();
    expect([here.state(), here.device.key, here.app.read().away]).toEqual(['off', null, false]);
  });
});
