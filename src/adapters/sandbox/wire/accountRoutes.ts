import { indianMobile, passwordFault, signUpFault } from '../engine/accounts/signUpRules';
import { usernameKey } from '../engine/accounts/User';
import type { User } from '../engine/accounts/User';
import { seedHuge } from '../engine/controls/seedHuge';
import type { EngineCore } from '../engine/EngineCore';
import { HUGE } from '../engine/kernel/huge';
import type { Caller, PlayerRoute, Route } from './Caller';
import { comeBack } from './playSafeRoutes';
import { sayActiveBreak } from './playSafeWords';
import { wireUser } from './present';
import { textIn } from './readInput';
import { MALFORMED, refusal, success } from './reply';
import type { WireReply } from './SandboxBackend';
import { codeFault, WRONG_CODE } from './codeFault';
import { coolDown, tooManyTries } from './waitFirst';
import { languageIn } from '../texts/SpokenLanguage';

const WRONG_BY_NAME = 5;
const WRONG_BY_CLIENT = 30;
const MOBILE_WRONG = refusal(422, 'Please enter a valid Indian mobile number.', 'MOBILE_WRONG');
const NUMBER_TAKEN = refusal(
  409,
  'An account with this number already exists. Please log in.',
  'NUMBER_TAKEN',
);

function openSession(core: EngineCore, user: User): WireReply {
  const activeBreak = core.playSafe.activeBreak(user.id);
  if (activeBreak !== null)
    return refusal(
      403,
      sayActiveBreak(activeBreak, core.kernel.now),
      activeBreak.kind === 'timeOut' ? 'TIME_OUT' : 'SELF_EXCLUDED',
    );
  return success({ token: core.sessions.open(user.id), user: wireUser(user) });
}

/** Every new account starts with play chips. */
function welcome(core: EngineCore, user: User): WireReply {
  core.wallets.open(user.id);
  if (user.demo) {
    core.banks.openDemo(user.id, user.name);
    core.kyc.openDemo(user.id, user.name);
  }
  if (core.kernel.seed === HUGE) seedHuge(core, user.id);
  return openSession(core, user);
}

/** One text and one shape for an unknown name and for a wrong password (X35). */
export const logIn: Route = (core, caller) => {
  const user = ownerOf(core, caller);
  return 'status' in user ? user : openSession(core, user);
};

/** Who excluded themselves asks to come back: there is no session to do it from. */
export const askReturn: Route = comeBack((core, caller) => {
  const user = ownerOf(core, caller);
  return 'status' in user ? user : user.id;
});

/** Whose name and password these are, or why that is not told. */
function ownerOf(core: EngineCore, { request }: Caller): User | WireReply {
  const username = textIn(request.body, 'username', 64);
  const password = textIn(request.body, 'password', 128);
  if (username === null || password === null) return MALFORMED;
  const { now } = core.kernel;
  const byName = `name ${request.client} ${usernameKey(username)}`;
  const byClient = `client ${request.client}`;
  const wait = Math.max(core.limits.waitSeconds(byName, now), core.limits.waitSeconds(byClient, now));
  if (wait > 0) return tooManyTries(wait);
  const user = core.accounts.named(username);
  // A demo account has no password that anybody knows.
  if (!core.accounts.passwordFits(user, password) || user === null) {
    core.limits.wrong(byName, WRONG_BY_NAME, now);
    core.limits.wrong(byClient, WRONG_BY_CLIENT, now);
    return refusal(401, 'Wrong username or password.', 'WRONG_CREDENTIALS');
  }
  core.limits.right(byName);
  return user;
}

/** The same answer for every number, as `forgotPassword` (X35). */
export const sendLogInCode: Route = (core, { request }) => {
  const mobile = mobileIn(request.body, 'mobile', 'country_code');
  if (mobile === null) return MOBILE_WRONG;
  const wait = core.codes.coolDown('login', mobile);
  if (wait > 0) return coolDown(wait);
  core.codes.issue(
    { purpose: 'login', bearer: mobile, number: mobile, language: languageIn(request.headers) },
    core.accounts.withMobile(mobile) === null,
  );
  return success({}, 'If this number has an account, a code is on its way.');
};

/** A code that went nowhere is never right. */
export const logInByCode: Route = (core, { request }) => {
  const mobile = mobileIn(request.body, 'mobile', 'country_code');
  const code = textIn(request.body, 'otp', 12);
  if (mobile === null || code === null) return MALFORMED;
  const fault = codeFault(core, 'login', mobile, code);
  if (fault !== null) return fault;
  const user = core.accounts.withMobile(mobile);
  return user === null ? WRONG_CODE : openSession(core, user);
};

export const logInAsDemo: Route = (core) => welcome(core, core.accounts.openDemo());

export const demoOffer: Route = () => success({ hasDemoUsers: true });

export const signOut: PlayerRoute = (core, _userId, { token }) => {
  core.sessions.end(token);
  return success({});
};

export const sendOtp: Route = (core, { request }) => {
  const mobile = mobileIn(request.body, 'mobile', 'country_code');
  if (mobile === null) return MOBILE_WRONG;
  if (core.accounts.withMobile(mobile) !== null) return NUMBER_TAKEN;
  if (!core.brand.otpRequired()) return success({});
  const wait = core.codes.coolDown('signup', mobile);
  if (wait > 0) return coolDown(wait);
  core.codes.issue({
    purpose: 'signup',
    bearer: mobile,
    number: mobile,
    language: languageIn(request.headers),
  });
  return success({}, 'OTP sent');
};

export const verifyMobile: Route = (core, { request }) => {
  const mobile = mobileIn(request.body, 'mobile', 'country_code');
  const code = textIn(request.body, 'otp', 12);
  if (mobile === null || code === null) return MALFORMED;
  const fault = codeFault(core, 'signup', mobile, code);
  if (fault !== null) return fault;
  core.accounts.markVerified(mobile);
  return success({});
};

/** Type, parent, role and balance of the payload are not even read (X21). */
export const register: Route = (core, { request }) => {
  const form = {
    name: textIn(request.body, 'name', 200),
    username: textIn(request.body, 'username', 64),
    password: textIn(request.body, 'password', 128),
  };
  const mobile = mobileIn(request.body, 'mobile', 'country_code');
  if (form.name === null || form.username === null || form.password === null) return MALFORMED;
  if (mobile === null) return MOBILE_WRONG;
  if (core.accounts.withMobile(mobile) !== null) return NUMBER_TAKEN;
  const complete = { name: form.name, username: form.username, password: form.password };
  const fault = signUpFault(complete);
  if (fault !== null) return refusal(422, fault, 'FORM_WRONG');
  if (core.accounts.named(form.username) !== null) {
    return refusal(409, 'This username is taken. Please choose another.', 'USERNAME_TAKEN');
  }
  if (core.brand.otpRequired() && !core.accounts.isVerified(mobile)) {
    return refusal(403, 'Please verify your mobile number first.', 'NOT_VERIFIED');
  }
  const agent = textIn(request.body, 'agent_code', 32);
  const agentCode = agent !== null && /^[A-Za-z0-9_-]{1,32}$/.test(agent) ? agent : null;
  const user = core.accounts.register(complete, mobile, agentCode);
  // One field for both: a code that is no player's is an agent's.
  if (agentCode !== null) core.referrals.join(user.id, agentCode);
  return welcome(core, user);
};

/** The same answer for every number; a code that goes nowhere keeps the later steps the same as well (X35). */
export const forgotPassword: Route = (core, { request }) => {
  const mobile = mobileIn(request.body, 'phone', 'countryCode');
  if (mobile === null) return MOBILE_WRONG;
  const wait = core.codes.coolDown('reset', mobile);
  if (wait > 0) return coolDown(wait);
  core.codes.issue(
    { purpose: 'reset', bearer: request.client, number: mobile, language: languageIn(request.headers) },
    core.accounts.withMobile(mobile) === null,
  );
  return success({}, 'If this number has an account, a code is on its way.');
};

/** The payload names no account: the code is bound to the client that asked for it. */
export const resetPassword: Route = (core, { request }) => {
  const code = textIn(request.body, 'otp', 12);
  const password = textIn(request.body, 'password', 128);
  if (code === null || password === null) return MALFORMED;
  const weak = passwordFault(password);
  if (weak !== null) return refusal(422, weak, 'FORM_WRONG');
  const number = core.codes.numberOf('reset', request.client);
  const fault = codeFault(core, 'reset', request.client, code);
  if (fault !== null) return fault;
  const user = number === null ? null : core.accounts.withMobile(number);
  if (user !== null) {
    core.accounts.changePassword(user, password);
    core.sessions.endAllOf(user.id);
  }
  return success({});
};

function mobileIn(body: unknown, numberName: string, countryName: string): string | null {
  const mobile = textIn(body, numberName, 20);
  const country = textIn(body, countryName, 6);
  return mobile === null || country === null ? null : indianMobile(mobile, country);
}
