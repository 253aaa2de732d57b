import * as v from 'valibot';
import { demoReply, nothing, signedInReply } from '../models/account';
import { fields, maybe, text, type Schema } from '../models/withFields';
import type { Contracted } from './Contracted';

const mobile = { mobile: digits(), country_code: text() };
const open = { of: 'specified', section: '2', visitors: true } as const;
const byCode = { of: 'assumed', section: '2', capability: 'otpLogIn', visitors: true } as const;
const TRIES = '429 TOO_MANY_TRIES';

export const SESSION_CALLS = {
  logIn: {
    ...open,
    summary: 'Logs a player in.',
    body: fields({ username: text(), password: text() }),
    reply: signedInReply,
    failures: ['401 WRONG_CREDENTIALS', '403 TIME_OUT', '403 SELF_EXCLUDED', TRIES],
  },
  sendLogInCode: {
    ...byCode,
    summary: 'Sends a code to log in with: the same reply whether or not the number is known.',
    body: fields(mobile),
    reply: nothing(),
    failures: ['422 MOBILE_WRONG', '429 COOL_DOWN'],
  },
  logInByCode: {
    ...byCode,
    summary: 'Logs a player in by the code that was sent to their mobile.',
    body: fields({ ...mobile, otp: text() }),
    reply: signedInReply,
    failures: ['200 OTP_WRONG', '200 OTP_EXPIRED', '200 OTP_LOCKED', '403 TIME_OUT', '403 SELF_EXCLUDED'],
  },
  logInAsDemo: {
    ...open,
    summary: 'Opens a demo account and logs in to it.',
    body: nothing(),
    reply: signedInReply,
    failures: [],
  },
  demo: { ...open, summary: 'Whether there are demo accounts.', reply: demoReply, failures: [] },
  sendOtp: {
    ...open,
    summary: 'Sends a code to the number of a sign-up.',
    body: fields(mobile),
    reply: nothing(),
    failures: ['409 NUMBER_TAKEN', '422 MOBILE_WRONG', '429 COOL_DOWN'],
  },
  verifyMobile: {
    ...open,
    summary: 'Proves a number by the code that was sent to it.',
    body: fields({ ...mobile, otp: text() }),
    reply: nothing(),
    failures: ['200 OTP_WRONG', '200 OTP_EXPIRED', '200 OTP_LOCKED'],
  },
  register: {
    ...open,
    summary: 'Opens an account and logs in to it.',
    body: fields({
      ...{ name: text(), username: text(), password: text(), agent_code: maybe(text()) },
      ...{ typeId: v.number(), parentId: v.number() },
      ...mobile,
    }),
    reply: signedInReply,
    failures: [
      '409 NUMBER_TAKEN',
      '409 USERNAME_TAKEN',
      '422 FORM_WRONG',
      '422 MOBILE_WRONG',
      '403 NOT_VERIFIED',
    ],
  },
  forgotPassword: {
    ...open,
    summary: 'Asks for a code to set a new password: the same reply whether or not the number is known.',
    body: fields({ phone: digits(), countryCode: text() }),
    reply: nothing(),
    failures: ['422 MOBILE_WRONG', '429 COOL_DOWN'],
  },
  resetPassword: {
    ...open,
    summary: 'Sets a new password by the code.',
    body: fields({ otp: text(), password: text() }),
    reply: nothing(),
    failures: ['422 FORM_WRONG', '200 OTP_WRONG', '200 OTP_EXPIRED', '200 OTP_LOCKED'],
  },
  updatePassword: {
    of: 'assumed',
    section: '4.13',
    summary: 'Changes the password; every other session of the account ends.',
    body: fields({ currentPassword: text(), newPassword: text() }),
    reply: nothing(),
    failures: ['409 DEMO_ACCOUNT', '422 WRONG_PASSWORD', '422 SAME_PASSWORD', '422 FORM_WRONG', TRIES],
  },
  signOut: { of: 'specified', section: '2', summary: 'Ends the session.', reply: nothing(), failures: [] },
} as const satisfies Record<string, Contracted>;

function digits(): Schema {
  return v.pipe(v.string(), v.regex(/^[0-9]{4,15}$/));
}
