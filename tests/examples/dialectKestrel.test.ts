import { describe, expect, it } from 'vitest';
import { portsOfBackend } from '@/adapters/composition/portsOfBackend';
import { configurationFrom } from '@/adapters/config/configurationFrom';
import { nodeDevice } from '@/adapters/composition/node/nodeDevice';
import { token as asToken } from '@/domain/shared/ids';
import { KESTREL_CAPABILITIES, openKestrel, type KestrelUnderTest } from '@tests/support/kestrel';
import { kestrelBackend } from '../../examples/dialect-kestrel/adapter/kestrelDialect';
import { backendContract } from '../../player-core/contract/backendContract';
import { withBackend, type ContractWorld } from '../../player-core/contract/openContractWorld';

/** Of these features it has all. */
const HAS = ['brand', 'session', 'market stream', 'bets'];
/** Of these it has so much, by the words that a title begins with. The rest is left out, and says so. */
const HAS_OF: Readonly<Record<string, readonly string[]>> = {
  'lists and prices': [
    ...['a list names each match', 'all that is listed', 'a list of one sport', 'a match has markets'],
    ...['who backs gets lower odds', 'bookmaker and fancy', 'a match that does not exist'],
  ],
  'wallet and statement': ['what can be bet now', 'a balance that is pushed', 'the exposure can be read'],
  'cancel and edit': ['a bet that waits is cancelled', 'a bet is cancelled while'],
};

describe('a backend of a language of its own is held to what any backend is held to', () => {
  for (const [feature, cases] of Object.entries(backendContract(openKestrel)))
    it.each(cases)(`${feature}: $title`, async ({ title, run }) => {
      const isThere =
        HAS.includes(feature) || (HAS_OF[feature] ?? []).some((start) => title.startsWith(start));
      expect(isThere ? ['passed'] : ['notOffered', 'notTried']).toContain(await run());
    });
});

/** The adapter before its server, with both at hand. */
async function before(walk: (world: ContractWorld, kestrel: KestrelUnderTest) => Promise<void>) {
  const kestrel = await openKestrel();
  await withBackend(
    () => kestrel,
    ['logsIn'],
    { advice: [], exchanges: [] },
    (world) => walk(world, kestrel),
  );
}

describe('Kestrel', () => {
  it('keeps the secret of a session in a cookie that no script reads: what the app has as its token is another word', () =>
    before(async ({ logIn }, { jar }) => {
      const { token } = await logIn();
      expect(jar.cookie()).toMatch(/^kestrel_session=.{20}/);
      expect(jar.cookie()).not.toContain(token);
    }));

  it('answers a page of an older session as one whose session is over, never with what belongs to the new one', () =>
    before(async ({ whole }, { jar, server }) => {
      const older = await whole.sessionGateway.logInAsDemo();
      const newer = await whole.sessionGateway.logInAsDemo();
      if (!older.ok || !newer.ok) throw new Error('no log-in');
      const asked = (csrf: string) =>
        jar.ask(`${server.apiUrl}/risk`, { credentials: 'include', headers: { 'X-Kestrel-Csrf': csrf } });
      expect((await asked(newer.value.token)).status).toBe(200);
      const refused = await asked(older.value.token);
      expect([refused.status, await refused.json()]).toMatchObject([
        401,
        { reason: { word: 'session_over' } },
      ]);
    }));

  it('is followed again after its line broke, and the stream goes on or begins anew', () =>
    before(async ({ whole, first, time, after, logIn }, { server }) => {
      const { playerFeed, marketFeed } = whole;
      const { token } = await logIn();
      const statuses: string[] = [];
      playerFeed.listen({ connectionChanged: (status) => statuses.push(status) });
      playerFeed.connect(token);
      await time.until(() => playerFeed.status === 'connected', 'the connection');
      server.cutLines();
      await time.until(() => playerFeed.status === 'reconnecting', 'the loss');
      await time.until(() => playerFeed.status === 'connected', 'the connection again');
      expect(statuses).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
      const listed = await after(first.sportsGateway.matches({ inPlay: true }));
      const market = listed.ok ? listed.value[0]?.matchOdds : null;
      const answer = market && (await after(marketFeed?.subscribe([market.id], null) ?? Promise.reject()));
      expect(answer).toMatchObject({ ok: true, value: { changes: [{ id: market?.id, image: true }] } });
    }));
});

describe('what is no answer of Kestrel', () => {
  const API = 'http://kestrel.invalid/v2';
  const riskWhere = async (status: number, text: string) => {
    const config = configurationFrom({ backend: 'kestrel', capabilities: KESTREL_CAPABILITIES }, [
      'kestrel',
    ]).app;
    const ended: string[] = [];
    const open = (): never => {
      throw new Error('nothing connects here');
    };
    const backend = kestrelBackend(
      { apiUrl: API },
      { ask: async () => new Response(text, { status }), open },
    );
    const device = nodeDevice({
      ownOrigin: 'http://127.0.0.1',
      logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      notifier: { show: () => undefined, update: () => undefined, dismiss: () => undefined },
    });
    const first = backend({
      ...{
        ...device,
        config,
        heldToken: () => asToken('the-csrf-word'),
        closed: new AbortController().signal,
      },
      sessionEnded: (token) => void ended.push(token),
    });
    const whole = await first.whole();
    return { answer: await portsOfBackend(whole).betsGateway.exposure(), ended };
  };
  const failing = (word: string, text = '') => JSON.stringify({ status: 'fail', reason: { word, text } });

  it.each([
    ['a page', 200, '<html>', { kind: 'unexpected' }],
    ['another envelope', 200, '{"error": false, "data": {}}', { kind: 'unexpected' }],
    [
      'an amount that is none',
      200,
      '{"status": "ok", "payload": {"total": "12,50", "events": []}}',
      { kind: 'unexpected' },
    ],
    ['no list', 200, '{"status": "ok", "payload": {"total": "1.00", "events": 5}}', { kind: 'unexpected' }],
    ['a server in trouble', 502, '<html>', { kind: 'server' }],
    ['too many calls', 429, failing('slower'), { kind: 'coolDown' }],
    [
      'a word of its own',
      200,
      failing('no_funds_at_all', 'Nothing there'),
      { kind: 'refused', code: 'NO_FUNDS_AT_ALL', message: 'Nothing there' },
    ],
    ['a word that is none', 200, failing('<b>'), { kind: 'unexpected' }],
  ])('%s', async (_what, status, text, error) => {
    const { answer, ended } = await riskWhere(status, text);
    expect(answer).toMatchObject({ ok: false, error: { ...error, sent: true } });
    expect(ended).toEqual([]);
  });

  it('ends the session that the call was made for, in its own words only', async () => {
    expect(await riskWhere(401, failing('session_over'))).toMatchObject({
      answer: { error: { kind: 'unauthorised', ended: true } },
      ended: ['the-csrf-word'],
    });
    expect(await riskWhere(401, failing('come_back_later'))).toMatchObject({
      answer: { error: { kind: 'unauthorised', ended: false } },
      ended: [],
    });
  });
});
