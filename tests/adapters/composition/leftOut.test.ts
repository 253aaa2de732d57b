import { afterEach, expect, it } from 'vitest';
import type { PlayerApp } from '@/application/PlayerApp';
import { say } from '@/domain/shared/Message';
import type { Player } from '@/adapters/composition/openPlayer';
import { sportsOnlyPlayer } from '@tests/support/sandbox/sportsOnlyPlayer';
import { until } from '@tests/support/until';

const NOT_OFFERED = say('wire.notOffered');
const SAYS_SO = { ok: false, error: NOT_OFFERED };
const FAILED = { state: 'failed', message: NOT_OFFERED };

let player: Player;
afterEach(() => player.close());

async function signedIn(): Promise<PlayerApp> {
  player = await sportsOnlyPlayer();
  const app = await player.whole();
  await until(() => app.brand.view.demoOffered, 'the demo');
  expect(await app.session.logInAsDemo()).toMatchObject({ ok: true });
  return app;
}

it('plays on a backend that has sessions, sports and betting only', async () => {
  const app = await signedIn();
  await until(() => app.connection.view.status === 'connected', 'the connection');
  app.sports.watchList('live');
  await until(() => app.sports.view.list('live').state === 'ready', 'the list');
  const live = app.sports.view.list('live');
  const market = live.state === 'ready' ? live.value[0]?.matchOdds : null;
  if (!market) throw new Error('nothing in play');
  app.sports.watchMarkets([market.id]);
  await until(() => app.sports.board.freshness(market.id) === 'live', 'the prices');
  await app.betting.loadOpenBets();
  expect(app.betting.view).toMatchObject({ openBets: [], openBetsFailed: null });
});

it('says of everything else that it is not offered', async () => {
  const app = await signedIn();
  await app.casino.loadCatalogue();
  expect(app.casino.view.catalogue).toEqual(FAILED);

  const { deposits, withdrawals, banks, statement, kyc } = await app.cashier.open();
  const filter = { tab: 'all', days: '7d', page: 1, size: 25 } as const;
  expect(await statement.load(filter)).toEqual(SAYS_SO);
  expect(await withdrawals.loadOverview()).toEqual(SAYS_SO);
  expect(await banks.load(1)).toEqual(SAYS_SO);
  await deposits.loadGateways();
  expect(deposits.view.gateways).toEqual(FAILED);
  await kyc.reload();
  expect(kyc.view.sheet).toEqual(FAILED);

  const { bonus, referral } = await app.rewards.open();
  expect(await bonus.load('available', 1)).toEqual(SAYS_SO);
  expect(await referral.load(1)).toEqual(SAYS_SO);

  const { changePassword } = await app.profile.open();
  const change = { current: 'Right-1234', next: 'Newer-1234', confirm: 'Newer-1234' };
  expect(await changePassword(change)).toEqual({ ok: false, error: { fields: {}, message: NOT_OFFERED } });

  const playSafe = await app.playSafe.open();
  await playSafe.load();
  expect(playSafe.view.safety).toEqual(FAILED);
  expect(await playSafe.activity(7)).toEqual(SAYS_SO);

  const content = await app.content.open();
  expect(await content.legalText('terms', 'en')).toEqual(SAYS_SO);
});
