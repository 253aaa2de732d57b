import { afterEach, describe, expect, it } from 'vitest';
import { slipId } from '@/domain/shared/ids';
import { until } from '@tests/support/until';
import { socketDoors } from './contractDoors';
import { backOf, closeDevices, openDevice, signUp, stillMatch } from './wholeClientWorld';

afterEach(closeDevices);

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
    first.app.betting.pickPrice(selection, 0);
    const slip = first.app.betting.view.slips.at(0)?.id ?? slipId('none');
    first.app.betting.edit(slip, { stakeText: '250' });
    expect(first.app.betting.preview(slip)?.problem).toBeNull();
    void first.app.betting.place(slip);
    await until(() => first.app.betting.view.slips.at(0)?.placement.state === 'unknown', 'doubt');
    expect(lost.occurred()).toBe(1);
    await deaf.happened();
    expect(first.notifier.words).not.toContain('bet.notPlaced');
    first.die();
    expect(store.keys().some((key) => key.startsWith('sent.bet.'))).toBe(true);

    // The page that loads next knows of it before the slip can be used, and learns what became of it.
    const second = load();
    const { betting, wallet, exposure, session } = second.app;
    expect(betting.view.slips.at(0)?.placement.state).toBe('unknown');
    await until(() => betting.view.slips.at(0)?.placement.state === 'delayed', 'the delay');
    await until(() => second.app.connection.view.status === 'connected', 'the connection');
    sandbox.advance(5_000);
    await until(() => betting.view.slips.at(0)?.placement.state === 'accepted', 'the bet');
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

    const left = session.logOut();
    expect(session.view.signedIn).toBe(false);
    await left;
    for (const key of ['token', 'user', 'exposureAmount', 'wallet']) expect(store.read(key)).toBeNull();
    expect(second.logger.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
