import { passwordFault } from '../engine/accounts/signUpRules';
import type { PlayerRoute } from './Caller';
import { textIn } from './readInput';
import { MALFORMED, refusal, success, UNAUTHORISED } from './reply';
import { tooManyTries } from './waitFirst';

const WRONG_ALLOWED = 5;

/** Whoever else is signed in to the account is signed out; the session that asked goes on. */
export const updatePassword: PlayerRoute = (core, userId, { request, token }) => {
  const current = textIn(request.body, 'currentPassword', 128);
  const next = textIn(request.body, 'newPassword', 128);
  if (current === null || next === null) return MALFORMED;
  const user = core.accounts.find(userId);
  if (user === null) return UNAUTHORISED;
  if (user.demo)
    return refusal(
      409,
      'A demo account has no password. Register for an account of your own.',
      'DEMO_ACCOUNT',
    );
  const { now } = core.kernel;
  const key = `password ${userId}`;
  const wait = core.limits.waitSeconds(key, now);
  if (wait > 0) return tooManyTries(wait);
  // Not 401: nothing is wrong with the session.
  if (!core.accounts.passwordFits(user, current)) {
    core.limits.wrong(key, WRONG_ALLOWED, now);
    return refusal(422, 'The current password is wrong.', 'WRONG_PASSWORD');
  }
  core.limits.right(key);
  const weak = passwordFault(next);
  if (weak !== null) return refusal(422, weak, 'FORM_WRONG');
  if (next === current)
    return refusal(422, 'The new password is the same as the current one.', 'SAME_PASSWORD');
  core.accounts.changePassword(user, next);
  core.sessions.endOthersOf(user.id, token);
  return success({});
};
