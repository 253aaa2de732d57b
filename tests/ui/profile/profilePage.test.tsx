import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ProfileApp } from '@/application/profile/ProfileApp';
import type { LastingAcceptance } from '@/domain/betting/BetSlip';
import type { CueChoice } from '@/domain/notices/Cue';
import { checkPasswordChange } from '@/domain/profile/PasswordChange';
import { rupees } from '@/domain/shared/Money';
import { fail, ok } from '@/domain/shared/Result';
import { ProfilePage } from '@/ui/profile/ProfilePage';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import type { FakeGiven } from '@tests/support/fakes/fakePlayerApp';
import { quietSandbox } from '@tests/support/fakes/quietSandbox';
import { renderWithApp } from '@tests/support/renderWithApp';

function aProfile(parts: Partial<ProfileApp> = {}) {
  const did: unknown[] = [];
  const record =
    (name: string) =>
    (...args: unknown[]) =>
      void did.push([name, ...args]);
  let cues: CueChoice = { sound: false, vibration: false };
  const profile: ProfileApp = {
    checkPasswords: checkPasswordChange,
    changePassword: () => Promise.resolve(ok()),
    checks: () => Promise.resolve({ kyc: 'approved', bank: 'none' }),
    acceptance: (): LastingAcceptance => 'better',
    chooseAcceptance: record('acceptance'),
    chooseConfirm: record('confirm'),
    cues: () => cues,
    chooseCues: (choice) => {
      cues = choice;
      did.push(['cues', choice]);
    },
    tryCue: record('try'),
    leaveDevice: () => Promise.resolve(record('leave')()),
    ...parts,
  };
  return { profile, did };
}

async function page(parts: Partial<ProfileApp> = {}, given: FakeGiven = {}) {
  const { profile, did } = aProfile(parts);
  const fake = fakePlayerApp({ user: PLAYER, ...given }, { 'profile.open': () => Promise.resolve(profile) });
  renderWithApp(<ProfilePage />, fake, { path: '/profile' });
  await screen.findByText('User ID');
  return { fake, did };
}

const wide = (matches: boolean): void => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      matches: matches && !media.includes('hover: none'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

beforeEach(() => {
  wide(true);
  delete document.documentElement.dataset['oddsFlash'];
});

describe('the way out of a demo', () => {
  it.each([
    [
      'the sandbox',
      quietSandbox,
      '',
      'Signing out ends this demo player. The next demo is another player, with new chips and no bets.',
    ],
    ['another backend', null, '', 'In every tab of this browser. Your settings stay here for the next time.'],
  ])('of %s says what stays', async (_, sandbox, mobile, hint) => {
    await page({}, { user: { ...PLAYER, mobile }, sandbox });
    expect(screen.getByText(hint)).toBeTruthy();
  });
});

describe('/profile', () => {
  it('[CASH-06] [F93] names nothing that the server did not tell: no label stands over nothing', async () => {
    await page({}, { user: { ...PLAYER, name: '', username: '' } });
    expect(screen.queryByText('Name')).toBeNull();
    expect(screen.queryByText('Username')).toBeNull();
    expect(screen.getByText('User ID')).toBeTruthy();
  });

  it('[CASH-06] tells what the server told, the number by its end alone, and what is verified', async () => {
    await page({}, { user: { ...PLAYER, mobileVerified: true, joinedAt: Date.UTC(2026, 0, 2) } });
    expect(screen.getByText('+91 ••••• •3210')).toBeTruthy();
    expect(document.body.textContent).not.toContain('9876543210');
    expect(screen.getByText('2 Jan 2026')).toBeTruthy();
    const checks = within(screen.getByRole('region', { name: 'Verification' }));
    await waitFor(() =>
      expect(checks.getByRole('link', { name: /Identity/ }).textContent).toContain('Verified'),
    );
    expect(checks.getByRole('link', { name: /Bank account/ }).textContent).toContain('Not given yet');
  });

  it('[CASH-06] what nobody told is not shown, and the pages that know are links', async () => {
    await page({ checks: () => Promise.resolve({ kyc: null, bank: null }) });
    expect(screen.queryByText('Member since')).toBeNull();
    expect(screen.getByRole('link', { name: 'Identity' }).getAttribute('href')).toBe('/kyc');
    expect(screen.getByRole('link', { name: 'Bank account' }).getAttribute('href')).toBe('/bank-details');
  });

  it('[CASH-06] a form that a password manager knows; it goes when it was accepted', async () => {
    await page();
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    const form = screen.getByRole('form', { name: 'Change password' });
    const inputs = [...form.querySelectorAll('input')].map((input) => [input.autocomplete, input.value]);
    expect(inputs).toEqual([
      ['username', 'asha'],
      ['current-password', ''],
      ['new-password', ''],
      ['new-password', ''],
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await userEvent.type(screen.getByLabelText('Current password'), 'Secret 12');
    await userEvent.type(screen.getByLabelText('New password'), 'Secret 34');
    await userEvent.type(screen.getByLabelText('Repeat the new password'), 'Secret 34');
    await userEvent.click(screen.getByRole('button', { name: 'Save the new password' }));
    expect(await screen.findByText(/Password changed\. You stay logged in here/)).toBeTruthy();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  it('[CASH-06] [F14] a cool-down closes the button until it is over; entries stay', async () => {
    const refusal = {
      fields: {},
      message: { kind: 'server', text: 'Too many tries.' } as const,
      waitSeconds: 30,
    };
    const { fake } = await page({ changePassword: () => Promise.resolve(fail(refusal)) });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await userEvent.type(screen.getByLabelText('Current password'), 'Secret 12');
    await userEvent.type(screen.getByLabelText('New password'), 'Secret 34');
    await userEvent.type(screen.getByLabelText('Repeat the new password'), 'Secret 34');
    const submit = screen.getByRole('button', { name: 'Save the new password' });
    await userEvent.click(submit);
    await screen.findByText('You can try again in 0:30.');
    expect((submit as HTMLButtonElement).disabled).toBe(true);
    await waitFor(() => {
      fake.scheduler.advance(30_000);
      expect((submit as HTMLButtonElement).disabled).toBe(false);
    });
    expect((screen.getByLabelText('Current password') as HTMLInputElement).value).toBe('Secret 12');
  });

  it('[CASH-06] each setting is kept at once and says so', async () => {
    const { did, fake } = await page();
    await userEvent.click(screen.getByRole('switch', { name: 'Show when odds move' }));
    expect(fake.storage.read('ui.oddsFlash')).toBe('off');
    expect(document.documentElement.dataset['oddsFlash']).toBe('off');
    expect(screen.getByText('Saved')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    expect(fake.storage.read('ui.shortcuts')).toBe('off');
    // Any odds is a matter of one match, not of a profile.
    expect(screen.queryByRole('radio', { name: 'Take any' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Ask me' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Confirm each bet' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Sounds' }));
    expect(did).toEqual([
      ['acceptance', 'none'],
      ['confirm', true],
      ['cues', { sound: true, vibration: false }],
      ['try', 'accepted'],
    ]);
    expect((screen.getByRole('button', { name: 'Turn on' }) as HTMLButtonElement).disabled).toBe(true);
  });

  it('[CASH-06] [F76] one click is switched on by its own dialog alone, and off with a press', async () => {
    const { fake } = await page();
    await userEvent.click(screen.getByRole('button', { name: 'Turn on' }));
    expect(screen.getByRole('dialog', { name: /one-click/i })).toBeTruthy();
    expect(fake.asked('betting.switchOneClick')).toEqual([]);
    fake.betting.oneClickChanged({ stake: rupees(500) });
    await screen.findByText('On: a tap on a price bets ₹500 at once.');
    await userEvent.click(screen.getByRole('button', { name: 'Turn off' }));
    expect(fake.asked('betting.switchOneClick')).toEqual([[null]]);
  });

  it('[CASH-06] [SES-02] to be forgotten here is asked first', async () => {
    const { did } = await page();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out and forget' }));
    expect(did).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: 'Sign out and forget you here?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign out and forget' }));
    expect(did).toEqual([['leave']]);
  });

  it('[CASH-06] on a phone it folds: who is here first', async () => {
    wide(false);
    await page();
    const open = [...document.querySelectorAll('details')].map((each) => each.open);
    expect(open).toEqual([true, false, false, false, false, false]);
  });

  it('[CASH-06] [NAV-06] a script that does not come is said, and tried again', async () => {
    let tries = 0;
    const { profile } = aProfile();
    const fake = fakePlayerApp(
      { user: PLAYER },
      {
        'profile.open': () => {
          tries += 1;
          return tries === 1 ? Promise.reject(new Error('offline')) : Promise.resolve(profile);
        },
      },
    );
    renderWithApp(<ProfilePage />, fake, { path: '/profile' });
    await userEvent.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    expect(await screen.findByText('User ID')).toBeTruthy();
    expect(tries).toBe(2);
  });
});
