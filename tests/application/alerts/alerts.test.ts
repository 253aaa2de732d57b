import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { ManualClock } from '@/adapters/node/ManualClock';
import { seededIds } from '@/adapters/node/seededIds';
import { MarketBoard } from '@/adapters/stores/MarketBoard';
import { MatchesStore } from '@/adapters/stores/MatchesStore';
import { NoticesStore } from '@/adapters/stores/NoticesStore';
import { observe } from '@/adapters/stores/observe';
import { ScoresStore } from '@/adapters/stores/ScoresStore';
import { decodeAlerts } from '@/application/alerts/decodeAlerts';
import { openAlerts } from '@/application/alerts/openAlerts';
import { SavedAlerts } from '@/application/alerts/SavedAlerts';
import { LateParticipants } from '@/application/session/LateParticipants';
import { ruleId, type MatchRule, type PriceRule } from '@/domain/alerts/AlertRule';
import { MAX_RULES, NO_ALERTS, type Alerts } from '@/domain/alerts/Alerts';
import type { Message } from '@/domain/shared/Message';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { marketId, matchId } from '@/domain/shared/ids';
import type { MarketStatus } from '@/domain/sports/Market';
import type { Match } from '@/domain/sports/Match';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { FakeDeviceMemory } from '@tests/support/fakes/FakeDeviceMemory';
import { FakeNavigator } from '@tests/support/fakes/fakeDevices';
import { FakePageLife } from '@tests/support/fakes/FakePageLife';
import { FakePushGateway } from '@tests/support/fakes/FakePush';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { aCricketScore } from '@tests/support/mothers/scores';
import { ASHA_IN } from '@tests/support/mothers/sessionMother';
import { aMarket, aMatch, HOME, MARKET, MATCH } from '@tests/support/mothers/sports';
import { sessionStore } from '@tests/support/stores';

const NOW = Date.UTC(2026, 0, 15, 12);
const OF = { matchId: MATCH, matchName: 'Home v Away', sport: 'cricket', startsAt: NOW } as const;
const PRICE: PriceRule = {
  ...OF,
  kind: 'price',
  marketId: MARKET,
  marketName: 'Match Odds',
  runnerId: HOME,
  runnerName: 'Home',
  side: 'back',
  odds: odds(210),
};
const WICKETS: MatchRule = { ...OF, kind: 'score' };
const START: MatchRule = { ...OF, kind: 'start' };
const END: MatchRule = { ...OF, kind: 'end' };

/** What a look threw: who observes keeps it to itself and goes on, so that nothing else here would tell. */
const thrown: unknown[] = [];

function seeing<Given extends readonly unknown[], T>(step: (...given: Given) => T): (...given: Given) => T {
  return (...given) => {
    try {
      return step(...given);
    } catch (error) {
      thrown.push(error);
      throw error;
    }
  };
}

function world({ store = new MapKeyValueStore(), streams = true, now = NOW, signedIn = true } = {}) {
  const session = sessionStore(new FakeDeviceMemory());
  const logIn = () => session.sessionOpened(ASHA_IN.token, ASHA_IN.user, true);
  if (signedIn) logIn();
  const [board, matches, scores, notices] = [
    new MarketBoard(),
    new MatchesStore(),
    new ScoresStore(),
    new NoticesStore(),
  ];
  const late = new LateParticipants();
  const said: string[] = [];
  const asked: string[] = [];
  const clock = new ManualClock(now);
  const watch = (what: string) => {
    asked.push(what);
    return () => void asked.push(`no ${what}`);
  };
  const app = openAlerts(
    {
      board,
      matches,
      scores,
      notices,
      session,
      localStore: store,
      clock,
      ids: seededIds('alerts'),
      config: { ...CONFIG, capabilities: { ...CONFIG.capabilities, marketStream: streams } },
      observe: (read, changed) => observe(seeing(read), seeing(changed)),
      pageLife: new FakePageLife(),
      navigator: new FakeNavigator(),
      pushGateway: new FakePushGateway(),
      pushDevice: null,
    },
    {
      notify: (message: Message) => void said.push(message.kind === 'key' ? message.key : message.text),
      watchList: (name) => watch(`list ${name}`),
      watchMarkets: (ids) => watch(`prices of ${ids.join()}`),
      watchListed: (match, market) => watch(`${match} with ${market}`),
      late,
    },
  );
  return {
    app,
    board,
    matches,
    scores,
    notices,
    late,
    said,
    asked,
    store,
    logIn() {
      logIn();
      late.opened(session.epoch);
    },
    /** null: nobody offers one. */
    price(hundredths: number | null, status: MarketStatus = 'open') {
      const offer = hundredths === null ? null : { price: odds(hundredths), size: rupees(100) };
      board.changeArrived({
        ...{ id: MARKET, image: true, status },
        runners: [{ id: HOME, back: [{ level: 0, offer }] }],
      });
      board.painted();
      board.freshnessChanged([MARKET], 'live');
    },
    listed: (changes: Partial<Match>) => matches.listArrived('all', [aMatch(changes)]),
  };
}

describe('alerts of a player', () => {
  afterEach(() => expect(thrown.splice(0)).toEqual([]));

  it('a price is told once, when it can be bet on, and its rule goes', () => {
    const { app, price, said, asked, board } = world();
    app.add(PRICE);
    expect(asked).toEqual([`prices of ${MARKET}`]);
    price(200);
    price(220, 'suspended');
    expect(said).toEqual([]);
    price(220);
    price(230);
    expect(said).toEqual(['alerts.backReached']);
    expect(app.read()).toEqual(NO_ALERTS);
    expect(asked).toEqual([`prices of ${MARKET}`, `no prices of ${MARKET}`]);
    expect(board.listenedTo).toBe(0);
  });

  it('a price that is not live any more is not told', () => {
    const { app, price, said, board } = world();
    price(220);
    board.freshnessChanged([MARKET], 'stale');
    app.add(PRICE);
    expect(said).toEqual([]);
    board.freshnessChanged([MARKET], 'live');
    expect(said).toEqual(['alerts.backReached']);
  });

  it('a price of a market that is closed goes without a word: nothing comes of it any more', () => {
    const { app, price, said } = world();
    app.add(PRICE);
    price(198, 'suspended');
    expect(app.read().rules).toHaveLength(1);
    price(220, 'closed');
    expect([app.read(), said]).toEqual([NO_ALERTS, []]);
  });

  it('a price that nobody offers, or of a market that nobody has described yet, is none', () => {
    const { app, price, said, board } = world();
    board.freshnessChanged([MARKET], 'live');
    app.add(PRICE);
    price(null);
    price(200);
    price(null);
    expect(said).toEqual([]);
    price(220);
    expect(said).toEqual(['alerts.backReached']);
  });

  it('a price that is there already is told at once, and is not followed any further', () => {
    const { app, price, said, asked, board } = world();
    price(220);
    app.add(PRICE);
    expect(said).toEqual(['alerts.backReached']);
    expect(asked).toEqual([`prices of ${MARKET}`, `no prices of ${MARKET}`]);
    expect(board.listenedTo).toBe(0);
    price(200);
    price(220);
    expect(said).toHaveLength(1);
  });

  it('without a stream the match is loaded, so that its prices can be asked for; a score comes with the lists', () => {
    const { app, asked, listed } = world({ streams: false });
    listed({ status: 'inPlay' });
    app.add(PRICE);
    app.add(WICKETS);
    expect(asked).toEqual([`${MATCH} with ${MARKET}`, 'list all']);
  });

  it('with a stream the score comes with the prices of the match: asked for when they are known, and once', () => {
    const { app, asked, listed, matches } = world();
    app.add(WICKETS);
    expect(asked).toEqual(['list all']);
    listed({ matchOdds: null });
    expect(asked).toEqual(['list all']);
    listed({});
    matches.listArrived('all', []);
    listed({});
    expect(asked).toEqual(['list all', `prices of ${MARKET}`]);
    listed({ matchOdds: aMarket({ id: marketId('market-2') }) });
    // The next one first: a stream that nobody wants is closed.
    expect(asked.slice(2)).toEqual(['prices of market-2', `no prices of ${MARKET}`]);
    app.remove(ruleId(WICKETS));
    expect(asked.slice(4).toSorted()).toEqual(['no list all', 'no prices of market-2']);
  });

  it('a match that starts is told once, also where its page or its stream says so first', () => {
    const { app, listed, matches, said } = world();
    listed({ status: 'upcoming' });
    app.add(START);
    matches.scoreChanged({ matchId: MATCH, status: 'inPlay', score: null });
    listed({ status: 'inPlay' });
    expect(said).toEqual(['alerts.started']);
  });

  it('a page that was left long ago does not hide what the lists say', () => {
    const { app, listed, matches, said } = world({ streams: false });
    matches.matchArrived(MATCH, { match: aMatch({ status: 'upcoming' }), markets: [] });
    listed({ status: 'upcoming' });
    app.add(START);
    listed({ status: 'inPlay' });
    expect(said).toEqual(['alerts.started']);
  });

  it('its page says how it stands where the lists do not know the match, or are not there', () => {
    const { app, listed, matches, said } = world();
    app.add(START);
    app.add(END);
    const opened = (status: Match['status']) =>
      matches.matchArrived(MATCH, { match: aMatch({ status }), markets: [] });
    opened('inPlay');
    expect(said).toEqual(['alerts.started']);
    listed({ id: matchId('another'), status: 'inPlay' });
    opened('finished');
    expect(said).toEqual(['alerts.started', 'alerts.over']);
  });

  it('another match that starts is none of its', () => {
    const { app, matches, said } = world();
    const another = aMatch({ id: matchId('another'), status: 'inPlay' });
    app.add(START);
    matches.listArrived('all', [another, aMatch({ status: 'upcoming' })]);
    expect(said).toEqual([]);
    matches.listArrived('all', [another, aMatch({ status: 'inPlay' })]);
    expect(said).toEqual(['alerts.started']);
  });

  it('the whole score tells by itself, also of a match that no list has', () => {
    const { app, scores, said } = world();
    const innings = (wickets: number) => [{ team: 'home', runs: 12, wickets, balls: 9 } as const];
    app.add(START);
    app.add(WICKETS);
    scores.scoreArrived(aCricketScore({ matchId: MATCH, innings: innings(0) }));
    scores.scoreArrived(aCricketScore({ matchId: MATCH, innings: innings(1) }));
    expect(said).toEqual(['alerts.started', 'alerts.wicket']);
  });

  it('each wicket is told once, from the whole score or the short one; the end takes the rule away', () => {
    const { app, listed, scores, said, asked } = world();
    const short = (home: string) => ({ score: { home, away: '', note: '', clock: '' } });
    listed(short('10/0'));
    app.add(WICKETS);
    expect(asked).toEqual(['list all', `prices of ${MARKET}`]);
    listed(short('11/1'));
    listed(short('12/1'));
    scores.scoreArrived(
      aCricketScore({ matchId: MATCH, innings: [{ team: 'home', runs: 12, wickets: 2, balls: 9 }] }),
    );
    listed(short('12/2'));
    expect(said).toEqual(['alerts.wicket', 'alerts.wicket']);
    scores.scoreForgotten(MATCH);
    listed({ ...short('12/2'), status: 'finished' });
    expect(said).toHaveLength(2);
    expect(app.read().rules).toEqual([]);
    expect(asked.slice(2).toSorted()).toEqual(['no list all', `no prices of ${MARKET}`]);
  });

  it('a kind that is switched off is not followed and says nothing; its rules stay', () => {
    const { app, price, said, asked } = world();
    app.add(PRICE);
    app.switchKind('price', false);
    price(220);
    expect([said, asked]).toEqual([[], [`prices of ${MARKET}`, `no prices of ${MARKET}`]]);
    app.switchKind('price', true);
    expect(said).toEqual(['alerts.backReached']);
  });

  it('in quiet hours it stands behind the bell and nothing comes up', () => {
    const { app, price, said, notices } = world({ now: Date.UTC(2026, 0, 15, 20) });
    app.chooseQuiet({ from: 23, to: 7 });
    app.add(PRICE);
    price(220);
    expect(said).toEqual([]);
    expect(notices.recent).toMatchObject([{ message: { key: 'alerts.backReached' } }]);
    expect(notices.unread).toBe(1);
  });

  it('nobody who is out is told: a break ends the session, and what was set is there after it', () => {
    const { app, late, price, said, asked } = world();
    app.add(PRICE);
    late.closed('ended');
    expect(asked.at(-1)).toBe(`no prices of ${MARKET}`);
    price(220);
    expect(said).toEqual([]);
    late.opened(2);
    expect(said).toEqual(['alerts.backReached']);
  });

  it('nothing is followed for a visitor; who logs in is told of what they wished for themselves', () => {
    const store = new MapKeyValueStore();
    world({ store }).app.add(PRICE);
    const { app, price, said, asked, logIn } = world({ store, signedIn: false });
    app.add(START);
    price(220);
    expect([said, asked]).toEqual([[], []]);
    logIn();
    expect(said).toEqual(['alerts.backReached']);
    expect(asked).toEqual([`prices of ${MARKET}`, `no prices of ${MARKET}`]);
  });

  it('what another tab told is not told again', () => {
    const { app, price, said, store } = world();
    app.add(PRICE);
    store.remove(`alerts.${ASHA_IN.user.id}`);
    price(220);
    expect(said).toEqual([]);
  });

  it('the same wish again takes the place of the first, and there are so many at most', () => {
    const { app, price, said } = world();
    app.add(PRICE);
    app.add({ ...PRICE, odds: odds(300) });
    price(220);
    expect(said).toEqual([]);
    for (let at = 1; at < MAX_RULES; at += 1) app.add({ ...START, matchId: matchId(`m${at}`) });
    expect(app.add(WICKETS)).toMatchObject({
      ok: false,
      error: { key: 'alerts.full', values: { most: MAX_RULES } },
    });
    app.remove(ruleId({ ...PRICE, odds: odds(300) }));
    expect(app.add(WICKETS)).toMatchObject({ ok: true });
  });

  it('are kept for each player apart, and what is long over is let go of', () => {
    const { app, store } = world();
    app.add(PRICE);
    app.chooseQuiet({ from: 1, to: 2 });
    const again = world({ store }).app;
    expect(again.read()).toEqual({ rules: [PRICE], off: [], quiet: { from: 1, to: 2 }, away: false });
    expect(store.keys()).toEqual([`alerts.${ASHA_IN.user.id}`]);
    expect(world({ store, now: NOW + 6 * 86_400_000 }).app.read().rules).toEqual([]);
  });

  it.each<[string, Partial<Alerts>]>([
    ['a rule', { rules: [END] }],
    ['a kind that is switched off', { off: ['price'] }],
    ['quiet hours', { quiet: { from: 0, to: 23 } }],
    ['the wish to be told while the app is closed', { away: true }],
  ])('one thing by itself is kept: %s', (_what, one) => {
    const store = new MapKeyValueStore();
    const saved = new SavedAlerts(store, { user: ASHA_IN.user });
    for (const rule of one.rules ?? []) saved.add(rule);
    for (const kind of one.off ?? []) saved.switchKind(kind, false);
    if (one.quiet !== undefined) saved.chooseQuiet(one.quiet);
    if (one.away !== undefined) saved.tellAway(one.away);
    expect(new SavedAlerts(store, { user: ASHA_IN.user }).read()).toEqual({ ...NO_ALERTS, ...one });
  });

  it.each([
    ['a match without a name', START, { matchId: '' }],
    ['a match whose name is a number', START, { matchId: 7 }],
    ['a sport that is not played here', START, { sport: 'chess' }],
    ['no sport', START, { sport: undefined }],
    ['a start that is a text', START, { startsAt: String(NOW) }],
    ['a start that is no moment', START, { startsAt: NOW + 0.5 }],
    ['no start', START, { startsAt: null }],
    ['a kind that there is not', START, { kind: 'toss' }],
    ['odds of 1.00', PRICE, { odds: 100 }],
    ['odds below that', PRICE, { odds: -210 }],
    ['odds of half a hundredth', PRICE, { odds: 210.5 }],
    ['odds that are a text', PRICE, { odds: '210' }],
    ['a side that is neither', PRICE, { side: 'up' }],
    ['no market', PRICE, { marketId: '' }],
    ['no runner', PRICE, { runnerId: undefined }],
  ])('a saved rule with %s is left out, and the others stay', (_what, rule, change) => {
    const rules = [{ ...rule, ...change }, END];
    expect(decodeAlerts(JSON.stringify({ rules }))).toEqual({ ...NO_ALERTS, rules: [END] });
  });

  it('of more rules than there may be, the first are read', () => {
    const rules = Array.from({ length: MAX_RULES + 1 }, (_, at) => ({
      ...START,
      matchId: matchId(`m${at}`),
    }));
    expect(decodeAlerts(JSON.stringify({ rules })).rules).toEqual(rules.slice(0, MAX_RULES));
  });

  it('a saved price of either side is a rule, from the lowest odds on', () => {
    const rules = [
      { ...PRICE, odds: odds(101) },
      { ...PRICE, side: 'lay', odds: odds(101) },
    ];
    expect(decodeAlerts(JSON.stringify({ rules })).rules).toEqual(rules);
  });

  it.each([
    ['from midnight to the last hour', { from: 0, to: 23 }, true],
    ['over midnight', { from: 23, to: 0 }, true],
    ['from an hour that the day has not', { from: 24, to: 7 }, false],
    ['to an hour that the day has not', { from: 23, to: 24 }, false],
    ['from before midnight', { from: -1, to: 7 }, false],
    ['from half an hour', { from: 22.5, to: 7 }, false],
    ['from an hour that is a text', { from: '22', to: 7 }, false],
    ['to nowhere', { from: 22 }, false],
  ])('saved quiet hours %s: they are whole hours of the day, or none', (_what, quiet, isSaved) => {
    expect(decodeAlerts(JSON.stringify({ quiet })).quiet).toEqual(isSaved ? quiet : null);
  });

  it('[F71] whatever is stored, there are alerts within their limits', () => {
    const entry = fc.oneof(fc.constant(PRICE), fc.constant(START), fc.object(), fc.anything());
    const stored = fc.record({
      rules: fc.oneof(fc.array(entry), fc.anything()),
      off: fc.oneof(fc.array(fc.anything()), fc.anything()),
      quiet: fc.oneof(fc.record({ from: fc.anything(), to: fc.anything() }), fc.anything()),
    });
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      stored.map((value) => JSON.stringify(value) ?? ''),
    );
    fc.assert(
      fc.property(text, (each) => {
        const alerts = decodeAlerts(each);
        expect(alerts.rules.length).toBeLessThanOrEqual(MAX_RULES);
        expect(new Set(alerts.rules.map(ruleId)).size).toBe(alerts.rules.length);
        expect(decodeAlerts(JSON.stringify(alerts))).toEqual(alerts);
      }),
    );
  });
});
