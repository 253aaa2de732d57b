import { afterEach, describe, expect, it } from 'vitest';
import { slipId } from '@/domain/shared/ids';
import { decideRoute } from '@/domain/routing/decideRoute';
import type { RouteDecision } from '@/domain/routing/decideRoute';
import { statusToGoBy } from '@/domain/routing/statusToGoBy';
import { until } from '@tests/support/until';
import type { WholeClient } from '@tests/support/wholeClient';
import { socketDoors } from './contractDoors';
import { backOf, closeDevices, openDevice, signUp, stillMatch } from './wholeClientWorld';

afterEach(closeDevices);

/** Where the page at this path leads now, as the screens decide it. */
function decisionAt({ app }: WholeClient, path: string): RouteDecision {
  const { betUnderWay } = app.betting.view;
  return decideRoute({
    ...{ path, signedIn: app.session.view.signedIn },
    ...{ publicPath: app.config.publicPath, protectedPath: app.config.protectedPath },
    brandStatus: statusToGoBy({ path, details: app.brand.view.details, betUnderWay }),
  });
}

const TO_MAINTENANCE = { kind: 'redirect', to: '/maintenance' };

describe.each(socketDoors)('maintenance in the middle of a bet ($door)', (door) => {
  it('[F87] [NAV-07] the bet is reconciled first, over a lost reply and a lost page; then /maintenance, and back when live', async () => {
    const { sandbox, load } = await openDevice(door);
    const first = load();
    await signUp(first, sandbox);
    await until(() => first.app.wallet.view.wallet !== null, 'the wallet');
    const match = await stillMatch(first, sandbox);
    const page = `/exchange/${match.id}`;
    const lost = sandbox.faults.http('/bets', { kind: 'dropAfter' }, { method: 'POST' });
    const deaf = sandbox.faults.http('/bets/by-key/*', { kind: 'dropBefore' }, { times: 3 });
    first.app.betting.pickPrice(backOf(match), 0);
    const slip = first.app.betting.view.slips.at(0)?.id ?? slipId('none');
    first.app.betting.edit(slip, { stakeText: '250' });
    void first.app.betting.place(slip);
    await until(() => first.app.betting.view.slips.at(0)?.placement.state === 'unknown', 'doubt');
    expect(lost.occurred()).toBe(1);

    // The house closes while nobody here knows what became of the bet.
    sandbox.engine.setAppDetails({ BRAND_STATUS: 'maintenance' });
    await first.app.brand.reload();
    expect(first.app.brand.view.details?.status).toEqual({ kind: 'notLive', word: 'maintenance' });
    expect(decisionAt(first, page)).toMatchObject({ kind: 'show', route: { id: 'exchange' } });
    await deaf.happened();
    first.die();

    // A page that loads in the middle of it holds to the same: first the bet.
    const second = load();
    const { betting, brand } = second.app;
    await brand.reload();
    expect(betting.view.betUnderWay).toBe(true);
    expect(decisionAt(second, page).kind).toBe('show');
    await until(() => betting.view.slips.at(0)?.placement.state === 'delayed', 'the delay');
    expect(decisionAt(second, page).kind).toBe('show');
    await until(() => second.app.connection.view.status === 'connected', 'the connection');
    sandbox.advance(5_000);
    await until(() => betting.view.slips.at(0)?.placement.state === 'accepted', 'the bet');
    expect(betting.view.pending).toEqual([]);
    expect(sandbox.engine.audit().bets).toBe(1);
    expect(decisionAt(second, page)).toEqual(TO_MAINTENANCE);
    expect(decisionAt(second, '/maintenance').kind).toBe('show');

    sandbox.engine.setAppDetails({ BRAND_STATUS: 'Live' });
    await brand.reload();
    expect(decisionAt(second, '/maintenance')).toEqual({ kind: 'redirect', to: '/home' });
    expect(decisionAt(second, page).kind).toBe('show');
  });

  it('[F87] a slip that was only filled in holds nobody', async () => {
    const { sandbox, load } = await openDevice(door);
    const client = load();
    await signUp(client, sandbox);
    await until(() => client.app.wallet.view.wallet !== null, 'the wallet');
    const match = await stillMatch(client, sandbox);
    const { betting, brand } = client.app;
    betting.pickPrice(backOf(match), 0);
    const slip = betting.view.slips.at(0)?.id ?? slipId('none');
    betting.edit(slip, { stakeText: '250' });
    sandbox.engine.setAppDetails({ BRAND_STATUS: 'suspended' });
    await brand.reload();
    expect(betting.view.betUnderWay).toBe(false);
    expect(decisionAt(client, `/exchange/${match.id}`)).toEqual(TO_MAINTENANCE);
    expect(decisionAt(client, '/terms')).toEqual(TO_MAINTENANCE);
  });
});
