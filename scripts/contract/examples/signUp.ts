import { at, type Scene } from './Scene';

export interface NewPlayer {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly mobile: string;
  readonly token: string;
}

const COUNTRY = '91';

/** From a number to a session, with the wrong turns that a sign-up has. */
export function signUp({ ask, invented, codeFor }: Scene, code?: string): NewPlayer {
  const person = { ...invented.person(), mobile: invented.nationalMobile() };
  const { name, username, password, mobile } = person;
  const number = { mobile, country_code: COUNTRY };
  ask('sendOtp', { body: number });
  ask('sendOtp', { body: number });
  ask('verifyMobile', { body: { ...number, otp: '000000' } });
  ask('verifyMobile', { body: { ...number, otp: codeFor(mobile) } });
  const form = { name, username, password, ...(code === undefined ? {} : { agent_code: code }) };
  const body = { ...form, typeId: 3, parentId: 81026, ...number };
  ask('register', { body: { ...body, password: 'short' } });
  const token: string = at(ask('register', { body }), 'token');
  ask('register', { body });
  return { ...person, token };
}

/** The ways into an account that is there. */
export function logsIn(scene: Scene, player: NewPlayer): NewPlayer {
  const { ask, invented, codeFor, pass } = scene;
  const { username, mobile } = player;
  ask('logIn', { body: { username, password: 'not this one' } });
  const number = { mobile, country_code: COUNTRY };
  ask('sendLogInCode', { body: number });
  ask('sendLogInCode', { body: number });
  ask('logInByCode', { body: { ...number, otp: '000000' } });
  ask('logInByCode', { body: { ...number, otp: codeFor(mobile) } });
  ask('forgotPassword', { body: { phone: mobile, countryCode: COUNTRY } });
  const next = `${invented.digits(6)}aA1`;
  ask('resetPassword', { body: { otp: '000000', password: next } });
  ask('resetPassword', { body: { otp: codeFor(mobile), password: next } });
  pass(1_000);
  const token: string = at(ask('logIn', { body: { username, password: next } }), 'token');
  const last = `${invented.digits(6)}bB2`;
  ask('updatePassword', { token, body: { currentPassword: 'not this one', newPassword: last } });
  ask('updatePassword', { token, body: { currentPassword: next, newPassword: last } });
  return { ...player, password: last, token };
}
