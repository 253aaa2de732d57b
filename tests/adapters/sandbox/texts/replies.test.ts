import { describe, expect, it } from 'vitest';
import { FORMATS } from '@/adapters/sandbox/engine/sports/formats';
import { GROUNDS } from '@/adapters/sandbox/engine/sports/names';
import { Bench } from '../engine/Bench';
import type { Player } from '../engine/Bench';

const IN_HINDI = { 'accept-language': 'hi' };
const PLAYERS = [
  '/bet/exposure/amount',
  '/bets',
  '/reports/markets',
  '/getAccountstatement',
  '/getBankAccountDetails',
  '/kyc',
  '/withdrawRequest/methods',
  '/withdrawRequest/get',
  '/gateways',
  '/deposit/get',
  '/bonus/claims/stats',
  '/ref/stats',
  '/ref/children',
  '/playsafe/limits',
];
const VISITORS = ['/getAppDetails', '/getBanners', '/announcement/display', '/bet/matches', '/results'];
/** Names stand as they are: competitions, grounds, sides. */
const NAMES = [...FORMATS.flatMap(({ competition, sides }) => [competition, ...sides]), ...GROUNDS];

/** All texts of a reply, or of a push. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Three Latin words or more in a row, names left out. */
function englishIn(value: unknown): readonly string[] {
  return textsIn(value).filter((text) => {
    const rest = NAMES.reduce((left, name) => left.replaceAll(name, ''), text);
    return /[A-Za-z]+[,.:;]? [A-Za-z]+[,.:;]? [A-Za-z]+/.test(rest);
  });
}

function inHindi(bench: Bench, path: string, player?: Player, query: Record<string, string> = {}) {
  const headers = { ...IN_HINDI, ...(player === undefined ? {} : { token: player.token }) };
  return bench.engine.handle({ method: 'GET', path, query, headers, body: undefined, client: 'client-1' });
}

describe('a player who chose Hindi', () => {
  it('reads no English in any answer, names excepted', () => {
    const bench = Bench.again();
    const player = bench.player();
    for (const match of bench.matches({ inplay: 'true' }).slice(0, 5)) player.bet(match);
    bench.engine.advance(3_600_000);
    const answers = [
      ...PLAYERS.map((path) => inHindi(bench, path, player)),
      ...['available', 'active', 'history'].map((state) =>
        inHindi(bench, '/bonus/claims', player, { state }),
      ),
      ...VISITORS.map((path) => inHindi(bench, path)),
      ...bench
        .matches()
        .flatMap(({ id }) =>
          ['/bet/match/odds', '/bet/bookmaker/odds', '/bet/fancy/odds', '/sports/match/settings'].map(
            (path) => inHindi(bench, path, undefined, { refmatchid: id }),
          ),
        ),
    ];
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
    expect(answers.flatMap(({ body }) => englishIn(body))).toEqual([]);
    // The same questions in English find some: the search works.
    expect(bench.matches().flatMap(englishIn)).not.toEqual([]);
  });

  it('hears why something was refused', () => {
    const bench = Bench.again();
    const reply = inHindi(bench, '/bet/match/odds', undefined, { refmatchid: 'nowhere' });
    expect(reply.body).toMatchObject({ code: 'MATCH_UNKNOWN', message: 'यह मैच उपलब्ध नहीं है।' });
  });

  it('finds what was kept while they spoke English in Hindi, after a restart too', () => {
    const bench = Bench.again();
    const player = bench.player();
    const [match] = bench.matches({ inplay: 'true' });
    if (match === undefined) throw new Error('no match');
    player.bet(match);
    const again = new Bench({ snapshot: JSON.parse(JSON.stringify(bench.engine.snapshot())) });
    for (const each of [bench, again]) {
      expect(inHindi(each, '/bets', player).body).toMatchObject({
        data: { bets: [{ marketName: 'मैच ऑड्स' }] },
      });
      expect(each.get('/bets', {}, player.token).body).toMatchObject({
        data: { bets: [{ marketName: 'Match Odds' }] },
      });
    }
  });

  it('is sent codes and told news in Hindi from the first request on', () => {
    const bench = Bench.again();
    const player = bench.player();
    const match = bench.stillMatch();
    player.bet(match);
    inHindi(bench, '/bets', player);
    bench.command(match.matchOdds.id, { action: 'settle', result: 'void' });
    expect(player.events('sub:notification_toast').at(-1)).toMatchObject({ title: 'बेट वॉइड' });
    bench.get('/bets', {}, player.token);
    bench.engine.handle({
      ...{ method: 'POST', path: '/sendOtpToMobile', query: {}, client: 'client-2' },
      headers: IN_HINDI,
      body: { mobile: '9000000077', country_code: '+91' },
    });
    expect(bench.engine.inbox().at(-1)?.text).toMatch(/^\d{6} खाता बनाने का आपका कोड है/);
  });

  it('follows scores in Hindi as a visitor, by what the handshake says', () => {
    const bench = Bench.again();
    const [match] = bench.matches({ inplay: 'true', sport: '4' });
    if (match === undefined) throw new Error('no match');
    const scores = (['en', 'hi'] as const).map((language) => {
      const received: unknown[] = [];
      const connected = bench.engine.connect(
        '',
        {
          send: (event, payload) => event === 'match:score' && received.push(payload),
          close: () => undefined,
        },
        language,
      );
      if (!connected.ok) throw new Error('refused');
      connected.session.receive('market:subscribe', [{ ids: [match.matchOdds.id] }]);
      return received;
    });
    bench.engine.advance(30_000);
    const [english, hindi] = scores.map((received) => JSON.stringify(received.at(-1)));
    expect(english).toContain(' ov"');
    expect(hindi).toContain(' ओवर"');
  });
});
