import { afterEach, describe, expect, it } from 'vitest';
import type { Selection } from '@/domain/betting/BetSlip';
import type { Match } from '@/domain/sports/Match';
import { CryptoIdSource } from '@/adapters/browser/CryptoIdSource';
import type { SocketOpener } from '@/adapters/realtime/SocketOptions';
import { MapKeyValueStore } from '@tests/support/fakes/MapKeyValueStore';
import { realClock, realScheduler } from '@tests/support/realTime';
import type { SandboxUnderTest } from '@tests/support/sandbox/SandboxUnderTest';
import { until } from '@tests/support/until';
import { wholeClient } from '@tests/support/wholeClient';
import type { WholeClient } from '@tests/support/wholeClient';
import { socketDoors } from './contractDoors';
import type { ContractDoor } from './contractDoors';

const MOBILE = '9876543210';
const CLOSE: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of CLOSE.splice(0).toReversed()) await close();
});

async function openDevice({ start, transports }: ContractDoor) {
  const sandbox = await start();
  CLOSE.push(() => sandbox.close());
  const store = new MapKeyValueStore();
  const open: SocketOpener = (_, wanted) =>
    Promise.resolve(
      sandbox.openSocket(transports === undefined ? wanted : { ...wanted, transports: [...transports] }),
    );
  return {
    sandbox,
    store,
    load(): WholeClient {
      const client = wholeClient({
        clock: realClock,
        scheduler: realScheduler,
        ids: new CryptoIdSource(),
        store,
        url: sandbox.url,
        axiosAdapter: sandbox.axiosAdapter,
        openSocket: open,
      });
      CLOSE.push(client.die);
      return client;
    },
  };
}

async function signUp({ app }: WholeClient, sandbox: SandboxUnderTest): Promise<void> {
  await until(() => app.brand.view.details !== null, 'the brand');
  const { session } = app;
  session.openPanel.execute('mobileNumber');
  expect(await session.requestSignUpOtp.execute({ mobile: MOBILE, agreed: true })).toMatchObject({
    ok: true,
  });
  expect(await session.verifySignUpOtp.execute(sandbox.otpFor(MOBILE))).toMatchObject({ ok: true });
  const form = { name: 'Asha Rao', username: 'asharao', referralCode: '' };
  const password = 'Secret1234';
  expect(await session.register.execute({ ...form, password, confirmPassword: password })).toMatchObject({
    ok: true,
  });
}

/** The first match in play whose market takes bets, held still. */
async function stillMatch({ app }: WholeClient, { engine }: SandboxUnderTest): Promise<Match> {
  CLOSE.push(app.sports.watchList.execute('live'));
  const list = () => app.sports.view.list('live');
  await until(() => list().state === 'ready', 'the list');
  const live = list();
  const match = live.state === 'ready' && live.value.find(({ matchOdds }) => matchOdds?.status === 'open');
  if (!match || match.matchOdds === null) throw new Error('nothing in play');
  engine.market(match.matchOdds.id, { action: 'freeze' });
  engine.market(match.matchOdds.id, { action: 'inPlay', delaySeconds: 5 });
  CLOSE.push(app.sports.watchMatch.execute(match.id));
  await until(() => app.sports.view.match(match.id).state === 'ready', 'the match');
  const { id } = match.matchOdds;
  await until(() => app.sports.board.conditions(id)?.delaySeconds === 5, 'the prices');
  return match;
}

function backOf({ id, name, matchOdds }: Match): Selection {
  const runner = matchOdds?.runners[0];
  if (!matchOdds || runner === undefined) throw new Error('no runner');
  return {
    matchId: id,
    matchName: name,
    marketId: matchOdds.id,
    marketName: matchOdds.name,
    marketKind: matchOdds.kind,
    runnerId: runner.id,
    runnerName: runner.name,
    side: 'back',
  };
}

describe.each(socketDoors)('the whole client ($door)', (door) => {
  it('[AUTH-05] [AUTH-12] [WAL-02] [WAL-04] [SES-02] [F54] [F58] [P15] signs up, bets in play, loses the reply and the page, is settled, leaves', async () => {
    const { sandbox, store, load } = await openDevice(door);
    const first = load();
    await signUp(first, sandbox);
    const { view } = first.app.wallet;
    await until(() => view.wallet !== null, 'the wallet');
    const cash = view.wallet?.cash ?? 0;
    const selection = backOf(await stillMatch(first, sandbox));

    // The engine takes the bet in; the reply is lost, and then the page.
    const lost = sandbox.faults.http('/bets', { kind: 'dropAfter' }, { method: 'POST' });
    const deaf = sandbox.faults.http('/bets/by-key/*', { kind: 'dropBefore' }, { times: 3 });
    first.app.betting.pickPrice.execute(selection, 0);
    first.app.betting.editSlip.execute({ stakeText: '250' });
    expect(first.app.betting.preview.execute()?.problem).toBeNull();
    void first.app.betting.placeBet.execute();
    await until(() => first.app.betting.view.placement.state === 'unknown', 'doubt');
    expect(lost.occurred()).toBe(1);
    await deaf.happened();
    expect(first.notifier.words).not.toContain('bet.notPlaced');
    first.die();
    expect(store.keys().some((key) => key.startsWith('pendingBets:'))).toBe(true);

    // The page that loads next knows of it before the slip can be used, and learns what became of it.
    const second = load();
    const { betting, wallet, exposure, session } = second.app;
    expect(betting.view.placement.state).toBe('unknown');
    await until(() => betting.view.placement.state === 'delayed', 'the delay');
    await until(() => second.app.connection.view.status === 'connected', 'the connection');
    sandbox.advance(5_000);
    await until(() => betting.view.placement.state === 'accepted', 'the bet');
    expect(betting.view.pending).toEqual([]);
    await until(() => (exposure.view.exposure?.total ?? 0) === 25_000, 'the exposure');
    await until(() => wallet.view.wallet?.cash === cash - 25_000, 'the hold');
    expect(betting.view.openBets).toHaveLength(1);
    expect(sandbox.engine.audit().bets).toBe(1);

    sandbox.engine.market(selection.marketId, { action: 'settle', runnerId: selection.runnerId });
    await until(() => betting.view.openBets.length === 0, 'the settlement');
    await until(() => exposure.view.exposure?.total === 0, 'no exposure');
    const paid = sandbox.engine.audit().users[0]?.cash ?? 0;
    expect(paid).toBeGreaterThan(cash);
    await until(() => wallet.view.wallet?.cash === paid, 'the payment');

    const left = session.logOut.execute();
    expect(session.view.signedIn).toBe(false);
    await left;
    for (const key of ['token', 'user', 'exposureAmount', 'wallet']) expect(store.read(key)).toBeNull();
    expect(second.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
