import { describe, expect, it } from 'vitest';
import { changePassword } from '@/application/profile/changePassword';
import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import { say } from '@/domain/shared/Message';
import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { somePorts } from '@tests/support/fakes/somePorts';

const FORM = { current: 'Monsoon 5', next: 'Monsoon 6 ', confirm: 'Monsoon 6 ' };

function aChange(answer: Result<void, Failure> = ok()) {
  const sent: string[][] = [];
  const notices: string[] = [];
  const session = { epoch: 1 };
  const change = changePassword(
    somePorts({
      profileGateway: {
        updatePassword: (current, next) => {
          sent.push([current, next]);
          return Promise.resolve(answer);
        },
      },
      session,
    }),
    (message) => void notices.push(message.kind === 'key' ? message.key : message.text),
  );
  return { change, sent, notices, session };
}

describe('the form', () => {
  it.each([
    [{ ...FORM, current: '' }, { current: say('profile.currentEmpty') }],
    [
      { ...FORM, next: '', confirm: '' },
      { next: say('register.passwordEmpty'), confirm: say('register.confirmEmpty') },
    ],
    [{ ...FORM, next: 'Short 7', confirm: 'Short 7' }, { next: say('register.passwordLength') }],
    [{ ...FORM, next: 'x'.repeat(21), confirm: 'x'.repeat(21) }, { next: say('register.passwordLength') }],
    [{ ...FORM, confirm: 'Monsoon 6' }, { confirm: say('register.confirmDifferent') }],
    [
      { current: 'Monsoon 5', next: 'Monsoon 5', confirm: 'Monsoon 5' },
      { next: say('profile.samePassword') },
    ],
  ])('[CASH-06] [X27] %j is not sent', async (form, errors) => {
    expect(checkPasswordChange(form)).toEqual(errors);
    const { change, sent } = aChange();
    expect(await change(form)).toEqual(fail({ fields: errors, message: null }));
    expect(sent).toEqual([]);
  });

  it('[CASH-06] [AUTH-16] what the checklist asks for is no condition', () => {
    expect(checkPasswordChange({ current: 'Monsoon 5', next: 'only small', confirm: 'only small' })).toEqual(
      {},
    );
  });
});

describe('ChangePassword', () => {
  it('[CASH-06] [X27] sends both as typed, once, and tells', async () => {
    const { change, sent, notices } = aChange();
    expect(await Promise.all([change(FORM), change(FORM)])).toEqual([ok(), ok()]);
    expect(sent).toEqual([['Monsoon 5', 'Monsoon 6 ']]);
    expect(notices).toEqual(['profile.passwordChanged']);
  });

  it.each([
    ['WRONG_PASSWORD', 'current'],
    ['SAME_PASSWORD', 'next'],
    ['FORM_WRONG', 'next'],
  ])('[CASH-06] %s stands at its field, in the words of the server', async (code, field) => {
    const { change, notices } = aChange(fail({ kind: 'refused', sent: true, code, message: 'No.' }));
    expect(await change(FORM)).toEqual(
      fail({ fields: { [field]: { kind: 'server', text: 'No.' } }, message: null }),
    );
    expect(notices).toEqual([]);
  });

  it('[CASH-06] [F14] too many tries: how long to wait', async () => {
    const { change } = aChange(fail({ kind: 'coolDown', sent: true, seconds: 45 }));
    expect(await change(FORM)).toEqual(
      fail({ fields: {}, message: say('profile.passwordUnknown'), waitSeconds: 45 }),
    );
  });

  it.each([
    [{ kind: 'timedOut', sent: true } as const, 'profile.passwordUnknown' as const],
    [{ kind: 'server', sent: true } as const, 'profile.passwordUnknown' as const],
    [{ kind: 'unauthorised', sent: true, ended: false } as const, 'profile.passwordUnknown' as const],
    [{ kind: 'refused', sent: true } as const, 'profile.passwordUnknown' as const],
    [{ kind: 'offline', sent: true } as const, 'profile.passwordUnknown' as const],
    [{ kind: 'offline', sent: false } as const, 'wire.offline' as const],
  ])('[CASH-06] [F06] a lost reply is no refusal: %j', async (failure, key) => {
    const { change } = aChange(fail(failure));
    expect(await change(FORM)).toEqual(fail({ fields: {}, message: say(key) }));
  });

  it.each([
    { kind: 'unauthorised', sent: true, ended: false, message: 'Not now.' } as const,
    { kind: 'refused', sent: true, message: 'Not now.' } as const,
    { kind: 'coolDown', sent: true, seconds: 9, message: 'Not now.' } as const,
  ])('[F90] words without proof are said, and that it may have happened is said too: %j', async (failure) => {
    const { change, notices } = aChange(fail(failure));
    const answer = await change(FORM);
    expect(answer).toMatchObject({ error: { fields: {}, message: say('profile.passwordUnknown') } });
    expect(notices).toEqual(['Not now.']);
  });

  it('[CASH-06] another word of the server is said as it is', async () => {
    const code = 'DEMO_ACCOUNT';
    const { change } = aChange(fail({ kind: 'refused', sent: true, code, message: 'Not a demo.' }));
    expect(await change(FORM)).toEqual(
      fail({ fields: {}, message: { kind: 'server', text: 'Not a demo.' } }),
    );
  });

  it('[CASH-06] [F17] an answer for another session says nothing', async () => {
    const { change, session, notices } = aChange();
    const answer = change(FORM);
    session.epoch = 2;
    expect(await answer).toEqual(fail({ fields: {}, message: null }));
    expect(notices).toEqual([]);
  });
});
