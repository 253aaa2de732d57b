import { describe, expect, it } from 'vitest';
import { say } from '@/domain/shared/Message';
import type { Failure } from '@/domain/shared/Failure';
import type { Message } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { FormFailure } from '@/application/shared/FormFailure';
import { aCore } from '@tests/support/aCore';
import type { Core } from '@tests/support/aCore';
import { someDetails } from '@tests/support/mothers/brandMother';
import { ASHAS_NUMBER, logInForm, registerForm } from '@tests/support/mothers/sessionMother';

/** Each way to fail without a word of the server's, and what the form beside the toast says about it; null: the toast's own sentence. */
const SPEECHLESS: readonly (readonly [string, Failure, Message | null])[] = [
  ['a failure without a message', { kind: 'refused', sent: true }, null],
  ['a 401 without a message', { kind: 'unauthorised', sent: true, ended: false }, null],
  ['a 500 without a message', { kind: 'server', sent: true }, say('wire.serverTrouble')],
  ['no network', { kind: 'offline', sent: false }, say('wire.offline')],
  ['a link that broke', { kind: 'offline', sent: true }, say('wire.offline')],
  ['no answer in time', { kind: 'timedOut', sent: true }, say('wire.timedOut')],
  ['a page instead of an answer', { kind: 'unexpected', sent: true }, say('wire.unexpectedReply')],
  ['too many tries', { kind: 'coolDown', sent: true, seconds: 9 }, say('wire.coolDown', { seconds: 9 })],
];

const IN_WORDS: readonly Failure[] = [
  { kind: 'refused', sent: true, message: 'Not today' },
  { kind: 'server', sent: true, message: 'Not today' },
  { kind: 'unauthorised', sent: true, ended: false, message: 'Not today' },
  { kind: 'coolDown', sent: true, seconds: 9, message: 'Not today' },
];

type Ask = (core: Core, failure: Failure) => Promise<Result<void, FormFailure<string>>>;

/** Of these nobody has answered what was sent: where something may have been done, that is what the form says. */
const LOST = SPEECHLESS.filter(
  ([, { kind, sent }]) => sent && ['server', 'offline', 'timedOut', 'unexpected'].includes(kind),
);

interface Call {
  readonly sentence: MessageKey;
  /** What the form says when the answer is lost; null: asking again is all there is to say. */
  readonly unconfirmed: MessageKey | null;
  readonly ask: Ask;
}

const CALLS: Readonly<Record<string, Call>> = {
  '[AUTH-06] log-in': {
    sentence: 'login.failed',
    unconfirmed: null,
    ask: (core, failure) => {
      core.gateway.onLogIn.answer(fail(failure));
      return core.logIn(logInForm());
    },
  },
  '[AUTH-07] demo log-in': {
    sentence: 'login.failed',
    unconfirmed: null,
    ask: (core, failure) => {
      core.brand.demoOfferLearned(true);
      core.gateway.onDemo.answer(fail(failure));
      return core.logInAsDemo();
    },
  },
  '[AUTH-08] a recovery code': {
    sentence: 'request.failed',
    unconfirmed: 'otp.unconfirmed',
    ask: (core, failure) => {
      core.gateway.onForgot.answer(fail(failure));
      return core.requestRecoveryOtp('9876543210');
    },
  },
  '[AUTH-08] a new password': {
    sentence: 'request.failed',
    unconfirmed: 'reset.unconfirmed',
    ask: (core, failure) => {
      core.signUp.recoveryCodeSent(ASHAS_NUMBER, 0);
      core.gateway.onReset.answer(fail(failure));
      return core.resetPassword({ otp: '123456', password: 'x' });
    },
  },
  '[AUTH-11] a code for a sign-up': {
    sentence: 'request.failed',
    unconfirmed: 'otp.unconfirmed',
    ask: (core, failure) => {
      core.brand.detailsReplaced(someDetails({ otp: 'required' }));
      core.gateway.onSendOtp.answer(fail(failure));
      return core.requestSignUpOtp({ mobile: ASHAS_NUMBER.mobile, agreed: true });
    },
  },
  '[AUTH-13] the check of a code': {
    sentence: 'otp.failed',
    unconfirmed: 'otp.checkUnconfirmed',
    ask: (core, failure) => {
      core.signUp.numberAccepted(ASHAS_NUMBER, 0);
      core.gateway.onVerify.answer(fail(failure));
      return core.verifySignUpOtp('123456');
    },
  },
  '[AUTH-17] registration': {
    sentence: 'register.failed',
    unconfirmed: 'register.unconfirmed',
    ask: (core, failure) => {
      core.signUp.numberAccepted(ASHAS_NUMBER, 0);
      core.signUp.numberVerified();
      core.gateway.onRegister.answer(fail(failure));
      return core.register(registerForm());
    },
  },
};

describe.each(Object.entries(CALLS))('the toast of %s', (_name, { sentence, unconfirmed, ask }) => {
  it.each(SPEECHLESS)('is the specification’s for %s; the form says why', async (_what, failure, cause) => {
    const core = aCore();
    const lost = LOST.some(([, each]) => each === failure);
    const why = lost && unconfirmed !== null ? say(unconfirmed) : cause;
    expect(await ask(core, failure)).toMatchObject({ ok: false, error: { message: why ?? say(sentence) } });
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message: say(sentence) }]);
  });

  it.each(IN_WORDS)('[TOAST-04] has the server’s words whatever the status: %j', async (failure) => {
    const core = aCore();
    const words = { kind: 'server', text: 'Not today' };
    expect(await ask(core, failure)).toMatchObject({ ok: false, error: { message: words } });
    expect(core.notifier.shown).toMatchObject([{ type: 'error', message: words }]);
  });
});
