import { bet, offers } from './bet';
import { payIn, payOut, prove } from './cash';
import { hearAway } from './hearAway';
import type { Recording } from './Recorder';
import { earn, refer } from './reward';
import { at, openScene, type Scene } from './Scene';
import { logsIn, signUp } from './signUp';
import { confirmLimit, setLimits, takeBreaks } from './takeCare';
import { launch, visit } from './visit';

/** A day of players, with each call of the contract and each event of the socket: from the sandbox, in virtual time. */
export function record(seed: number): Recording {
  const scene = openScene(seed);
  const { ask, as, recorder, pass } = scene;
  visit(scene);
  const early = signUp(scene);
  recorder.connect(early.token)('session_check');
  const player = logsIn(scene, early);
  as(player.token);
  ask('referralCode');
  const code: string = at(ask('makeReferralCode', { body: {} }), 'code');
  as(undefined);
  ask('logInAsDemo', { body: {} });
  const friend = signUp(scene, code);
  as(player.token);
  follow(scene, player.token);
  const [first, second, third] = offers(scene);
  bet(scene, [first!, second!]);
  earn(scene, third!);
  refer(scene);
  launch(scene);
  ask('createWithdrawal', { body: { key: scene.key(), method: 'upi', amount: 700, address: 'asha@okaxis' } });
  payIn(scene);
  prove(scene, player);
  payOut(scene);
  setLimits(scene);
  hearAway(scene);
  pass(700_000);
  const days = { startdate: '2026-01-14T18:30:00.000Z', enddate: '2026-01-16T18:29:59.999Z' };
  ask('statement', { query: { skip: '0', pagesize: '10', ...days } });
  ask('statement', { query: { startdate: '2025-01-01T00:00:00.000Z', enddate: '2026-01-01T00:00:00.000Z' } });
  ask('reportMarkets', { query: { skip: '0', pagesize: '10', ...days } });
  ask('reportMarkets', {
    query: { startdate: '2025-01-01T00:00:00.000Z', enddate: '2026-01-01T00:00:00.000Z' },
  });
  confirmLimit(scene, player);
  takeBreaks(scene, player, friend);
  const demo: string = at(ask('logInAsDemo', { body: {} }), 'token');
  as(demo);
  ask('updatePassword', { body: { currentPassword: 'none', newPassword: 'Secret123' } });
  ask('signOut');
  return { exchanges: recorder.exchanges, events: recorder.events };
}

/** The socket of a player who watches a match in play. */
function follow({ recorder, ask, pass }: Scene, token: string): void {
  const tell = recorder.connect(token);
  tell('session_check');
  tell('get:balance');
  const { matches } = ask('matches', { query: { inplay: 'true' } }) as {
    matches: readonly { id: string; matchOdds: { id: string } | null }[];
  };
  const ids = matches.flatMap(({ matchOdds }) => (matchOdds === null ? [] : [matchOdds.id])).slice(0, 3);
  tell('market:subscribe', { ids });
  tell('market:subscribe', { ids: Array.from({ length: 201 }, (_, place) => `1.${place}`) });
  tell('score:subscribe', { ids: matches.slice(0, 3).map(({ id }) => id) });
  pass(60_000);
  tell('market:unsubscribe', { ids: ids.slice(1) });
  tell('score:unsubscribe', { ids: matches.slice(1, 3).map(({ id }) => id) });
}
