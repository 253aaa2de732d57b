import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rupees } from '@/domain/shared/Money';
import { betKey, token } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { openDoor, openMarket, socketDoors } from './contractDoors';
import type { OpenDoor } from './contractDoors';

describe.each(socketDoors)('PlayerFeed, $door', (door) => {
  let here: OpenDoor;
  beforeEach(async () => {
    here = await openDoor(door, { ackLimit: 'own' });
  });
  afterEach(() => here.close());
  const received = () => here.realtime.received;

  it('[RT-01] [RT-06] connects with the token of the session and says where it stands', async () => {
    const held = await here.demo();
    await here.connect(held);
    expect(received().statuses).toEqual(['connecting', 'connected']);
    expect(here.realtime.player.status).toBe('connected');
    here.realtime.player.disconnect();
    expect(received().statuses.at(-1)).toBe('idle');
    await until(() => here.sandbox.faults.connections === 0, 'the server to see it go');
  });

  it('[WAL-02] [RT-04] get:balance gives the wallet', async () => {
    await here.connect(await here.demo());
    const answer = await here.realtime.player.requestBalance();
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    const { balance, cash, coins, version } = answer.value;
    expect(balance).toBe(cash);
    expect(coins).toBeGreaterThan(0);
    expect(balance).toBeGreaterThan(0);
    expect(Number.isSafeInteger(version)).toBe(true);
    expect(here.realtime.logger.lines).toEqual([]);
  });

  it('[RT-04] [SES-04] session_check says success, and failed once the token was revoked', async () => {
    const held = await here.demo();
    await here.connect(held);
    expect(await here.realtime.player.checkSession()).toEqual({ ok: true, value: 'success' });
    here.sandbox.engine.revokeToken(held);
    await until(() => received().refreshes === 1, 'session_refresh');
    expect(await here.realtime.player.checkSession()).toEqual({ ok: true, value: 'failed' });
  });

  it('[RT-03] [F49] a lost acknowledgement is a time-out after a second, not a log-out', async () => {
    await here.connect(await here.demo());
    const lost = here.sandbox.faults.realtime('session_check', { kind: 'loseAck' });
    expect(await here.realtime.player.checkSession()).toEqual({
      ok: false,
      error: { kind: 'timedOut', sent: true },
    });
    expect(lost.occurred()).toBe(1);
    expect(await here.realtime.player.checkSession()).toEqual({ ok: true, value: 'success' });
  });

  it('[SES-05] [F51] a token that nobody knows is refused with a SessionError; the next log-in connects', async () => {
    here.realtime.player.connect(token('no-such-token'));
    await until(() => received().refusals.length > 0, 'the refusal');
    expect(received().refusals[0]).not.toBe('');
    expect(received().statuses.at(-1)).toBe('disconnected');
    await here.connect(await here.demo());
    expect(received().refusals).toHaveLength(1);
  });

  it('[SES-05] [F51] a refusal that was planned arrives in its own words', async () => {
    const held = await here.demo();
    const refusal = here.sandbox.faults.refuse('Signed in elsewhere');
    here.realtime.player.connect(held);
    await until(() => received().refusals.length > 0, 'the refusal');
    expect(refusal.occurred()).toBe(1);
    expect(received().refusals).toEqual(['Signed in elsewhere']);
  });

  it('[WAL-03] [SPORT-05] a bet is followed by a pushed balance and by what becomes of it', async () => {
    await here.connect(await here.demo());
    const market = await openMarket(here, true);
    const answer = await here.http.bets.place(
      {
        key: betKey('1'.padStart(32, '0')),
        marketId: market.marketId,
        runnerId: market.runnerId,
        marketKind: 'matchOdds',
        line: null,
        side: 'back',
        odds: market.odds,
        stake: rupees(100),
        marketVersion: market.version,
        acceptOdds: 'better',
      },
      15_000,
    );
    expect(answer).toMatchObject({ ok: true, value: { status: 'pending' } });
    await until(() => received().balances.length > 0, 'the balance after the hold');
    here.sandbox.advance(market.delaySeconds * 1_000 + 1);
    await until(() => received().bets.some(({ status }) => status === 'matched'), 'the bet to be matched');
    here.sandbox.engine.market(market.marketId, { action: 'settle', runnerId: market.runnerId });
    await until(() => received().bets.some(({ status }) => status === 'settled'), 'the bet to be settled');
    await until(() => received().notices.length > 0, 'the notice of it');
    expect(received().notices[0]).toMatchObject({ page: '/mybets?tab=settled' });
    const wallet = await here.realtime.player.requestBalance();
    expect(wallet).toMatchObject({ ok: true, value: received().balances.at(-1) ?? {} });
    expect(here.realtime.logger.lines).toEqual([]);
  });

  it('[TOAST-02] [F47] notices come as text, an unknown status as an error', async () => {
    await here.connect(await here.demo());
    const push = (payload: unknown) => here.sandbox.faults.push('sub:notification_toast', payload).occurred();
    expect(push({ title: 'Bonus', message: '<b>You</b> won', status: 'success' })).toBe(1);
    expect(push({ message: 'x'.repeat(5_000), status: 'catastrophe' })).toBe(1);
    expect(push({ title: ['a'], message: { $$typeof: 'x' }, page: ['/mybets'] })).toBe(1);
    await until(() => received().notices.length === 3, 'the notices');
    expect(received().notices).toEqual([
      { title: 'Bonus', message: '<b>You</b> won', type: 'success' },
      { title: '', message: `${'x'.repeat(500)}…`, type: 'error' },
      { title: '', message: '', type: 'error' },
    ]);
  });

  it('[WAL-03] [F45] a pushed balance that is no number is told as such', async () => {
    await here.connect(await here.demo());
    for (const balance of [null, '', '12', {}, [1]]) {
      expect(here.sandbox.faults.push('update_balance', { balance }).occurred()).toBe(1);
    }
    expect(here.sandbox.faults.push('update_balance', { balance: 12.5 }).occurred()).toBe(1);
    await until(() => received().balances.length === 6, 'the balances');
    expect(received().balances).toEqual([null, null, null, null, null, { balance: 1_250 }]);
  });

  it('[F46] versions tell which of two balances is newer', async () => {
    await here.connect(await here.demo());
    here.sandbox.faults.push('update_balance', { balance: 2, version: 8 });
    here.sandbox.faults.push('update_balance', { balance: 1, version: 7 });
    await until(() => received().balances.length === 2, 'the balances');
    expect(received().balances).toEqual([
      { balance: 200, version: 8 },
      { balance: 100, version: 7 },
    ]);
  });

  it('[F03] a broken transport comes back by itself with the same identity', async () => {
    await here.connect(await here.demo());
    const kick = here.sandbox.faults.kick();
    expect(kick.occurred()).toBe(1);
    await until(() => received().statuses.at(-1) === 'reconnecting', 'the loss to be noticed');
    await until(() => received().statuses.at(-1) === 'connected', 'the reconnection');
    expect((await here.realtime.player.requestBalance()).ok).toBe(true);
    expect(here.sandbox.faults.connections).toBe(1);
  });

  it('[F37] [F64] after another player signed in nothing of the first arrives any more', async () => {
    const first = await here.demo();
    await here.connect(first);
    const second = await here.demo();
    here.realtime.player.connect(second);
    await until(() => received().statuses.at(-1) === 'connected', 'the second connection');
    await until(() => here.sandbox.faults.connections === 1, 'the first connection to go');
    const mine = await here.realtime.player.requestBalance();
    here.sandbox.faults.push('update_balance', { balance: 3 });
    await until(() => received().balances.length > 0, 'the balance');
    expect(received().balances).toEqual([{ balance: 300 }]);
    expect(mine.ok).toBe(true);
  });

  it('a visitor connects, and has neither balance nor session', async () => {
    await here.connect(null);
    expect((await here.realtime.player.requestBalance()).ok).toBe(false);
    const check = await here.realtime.player.checkSession();
    expect(check).not.toEqual({ ok: true, value: 'success' });
    expect(received().refusals).toEqual([]);
  });
});
