import { at, type Scene } from './Scene';
import type { NewPlayer } from './signUp';

const DAY_MS = 86_400_000;
const HALF_A_YEAR_MS = 190 * DAY_MS;

/** Limits and the reality check. */
export function setLimits({ ask }: Scene): void {
  const limit = { kind: 'stake', period: 'day' };
  ask('safetyState');
  ask('setLimit', { body: { ...limit, amount: 50_000 } });
  ask('setLimit', { body: { ...limit, amount: 90_000 } });
  ask('confirmLimit', { body: limit });
  ask('withdrawLimit', { body: limit });
  ask('confirmLimit', { body: limit });
  ask('checkInterval', { body: { minutes: 10 } });
  ask('goOn', { body: {} });
  ask('playActivity', { query: { days: '7' } });
}

/** The second yes to a higher limit, a day after it was asked for: by then the session has to be a new one. */
export function confirmLimit(scene: Scene, player: NewPlayer): void {
  const { ask, engine } = scene;
  const limit = { kind: 'stake', period: 'day' };
  ask('setLimit', { body: { ...limit, amount: 90_000 } });
  engine.advance(DAY_MS);
  comeIn(scene, player);
  ask('confirmLimit', { body: limit });
}

/** A break of a few days, and one of half a year with the way back. */
export function takeBreaks(scene: Scene, one: NewPlayer, other: NewPlayer): void {
  const { ask, as, engine } = scene;
  comeIn(scene, one);
  ask('timeOut', { body: { days: 7 } });
  as(undefined);
  ask('logIn', { body: { username: one.username, password: one.password } });
  comeIn(scene, other);
  ask('excludeSelf', { body: { months: 6 } });
  as(undefined);
  const body = { username: other.username, password: other.password };
  ask('askReturn', { body });
  engine.advance(HALF_A_YEAR_MS);
  ask('askReturn', { body });
}

function comeIn({ ask, as }: Scene, { username, password }: NewPlayer): void {
  as(undefined);
  as(at(ask('logIn', { body: { username, password } }), 'token'));
}
