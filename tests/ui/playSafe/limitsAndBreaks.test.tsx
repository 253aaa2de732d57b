import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import type { CashierApp } from '@/application/cashier/CashierApp';
import { DepositsStore } from '@/adapters/stores/DepositsStore';
import { PlaySafeStore } from '@/adapters/stores/PlaySafeStore';
import type { SelfLimit } from '@/domain/playSafe/SelfLimit';
import { rupees } from '@/domain/shared/Money';
import { ok } from '@/domain/shared/Result';
import { ActivityCard } from '@/ui/playSafe/ActivityCard';
import { BreakDialog } from '@/ui/playSafe/breaks/BreakDialog';
import { LimitDialog } from '@/ui/playSafe/limits/LimitDialog';
import { LimitRow } from '@/ui/playSafe/limits/LimitRow';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { quietSandbox } from '@tests/support/fakes/quietSandbox';
import { aGateway } from '@tests/support/mothers/deposits';
import { renderWithApp } from '@tests/support/renderWithApp';

const HOUR = 3_600_000;
/** 15 January 2026, 9:00 in India. */
const NINE = Date.UTC(2026, 0, 15, 3, 30);

function anApp() {
  const view = new PlaySafeStore();
  let asked = 0;
  const app = { view, load: async () => void (asked += 1) } as Partial<PlaySafeApp> as PlaySafeApp;
  return { app, view, asked: () => asked };
}

describe('a time-out that is about to begin', () => {
  it('ends by the clock of the server, which is asked: that of the device may be wrong by hours', () => {
    const { app, view, asked } = anApp();
    const fake = fakePlayerApp({ user: PLAYER });
    fake.clock.jump(NINE - 3 * HOUR - fake.clock.now());
    renderWithApp(
      <BreakDialog app={app} order={{ do: 'timeOut', days: 1 }} onClose={() => undefined} />,
      fake,
    );
    expect(asked()).toBe(1);
    const until = () => screen.getByText(/^You cannot log in before/).textContent;
    expect(until()).toContain('06:00');
    const check = { now: NINE, minutes: 60, since: NINE, dueAt: NINE + HOUR, staked: null, net: null };
    act(() => view.safetyArrived({ limits: [], check }));
    expect(until()).toContain('16 Jan 2026, 09:00');
  });
});

describe('a break of a demo player', () => {
  it.each([
    ['of the sandbox', quietSandbox, '', 1],
    ['of another backend, of whose demo we know nothing', null, '', 0],
    ['with a number: no demo', quietSandbox, '9876543210', 0],
  ])('says that the next demo is another player: %s', (_, sandbox, mobile, said) => {
    const { app } = anApp();
    renderWithApp(
      <BreakDialog app={app} order={{ do: 'timeOut', days: 1 }} onClose={() => undefined} />,
      fakePlayerApp({ user: { ...PLAYER, mobile }, sandbox }),
    );
    expect(screen.queryAllByText(/^You are a demo player\./)).toHaveLength(said);
  });
});

describe('what was spent', () => {
  it('is asked for anew with the limits, which count it too', async () => {
    const view = new PlaySafeStore();
    const spent = [500, 700];
    let asked = 0;
    const activity: PlaySafeApp['activity'] = async () =>
      ok({
        since: NINE,
        staked: rupees(spent[asked++] ?? 0),
        net: rupees(0),
        deposited: rupees(0),
        bets: 0,
        rounds: 0,
      });
    const app = { view, activity } as Partial<PlaySafeApp> as PlaySafeApp;
    renderWithApp(<ActivityCard app={app} />, fakePlayerApp({ user: PLAYER }));
    expect(await screen.findByText('₹500.00')).toBeTruthy();
    const check = { now: NINE, minutes: 60, since: NINE, dueAt: NINE + HOUR, staked: null, net: null };
    act(() => view.safetyArrived({ limits: [], check }));
    expect(asked).toBe(1);
    act(() => view.safetyArrived({ limits: [], check }));
    expect(await screen.findByText('₹700.00')).toBeTruthy();
    expect(asked).toBe(2);
  });
});

describe('a limit that is set', () => {
  const typing = (kind: SelfLimit['kind']) => {
    const deposits = { view: new DepositsStore(), loadGateways: async () => undefined };
    deposits.view.gatewaysArrived({
      gateways: [
        aGateway({ min: rupees(500) }),
        aGateway({ min: rupees(300) }),
        aGateway({ min: rupees(10), closed: { reason: '' } }),
      ],
      daily: null,
    });
    const fake = fakePlayerApp(
      { user: PLAYER },
      { 'cashier.open': async () => ({ deposits }) as unknown as CashierApp },
    );
    const limit: SelfLimit = { kind, period: 'day', amount: null, used: rupees(0), wanted: null };
    renderWithApp(<LimitDialog app={anApp().app} limit={limit} onClose={() => undefined} />, fake);
    return screen.getByRole('textbox', { name: /New limit/ });
  };
  const warning = () =>
    screen.findByText('The smallest deposit is ₹300: with this limit you could make no deposit at all.');

  it('below the smallest deposit says before it is saved that it allows none', async () => {
    const field = typing('deposit');
    // The browser gives it the focus as it opens the dialog.
    expect(field.hasAttribute('autofocus')).toBe(true);
    await userEvent.type(field, '99');
    await warning();
    await userEvent.clear(field);
    await userEvent.type(field, '300');
    expect(screen.queryByText(/^The smallest deposit/)).toBeNull();
  });

  it('on stakes says nothing of deposits', async () => {
    await userEvent.type(typing('stake'), '99');
    await screen.findByText('It applies at once.');
    expect(screen.queryByText(/^The smallest deposit/)).toBeNull();
  });
});

describe('a limit that waits', () => {
  it.each([
    [null, 'You asked for no limit.', 'Yes, remove this limit'],
    [rupees(9_000), 'You asked for ₹9,000.', 'Yes, change it to ₹9,000'],
  ])('says what was asked for, and what confirming it does: %s', (amount, words, yes) => {
    const { app } = anApp();
    const limit: SelfLimit = {
      kind: 'stake',
      period: 'day',
      amount: rupees(500),
      used: rupees(0),
      wanted: { amount, from: NINE + 24 * HOUR },
    };
    const row = (now: number) => <LimitRow app={app} limit={limit} now={now} onEdit={() => undefined} />;
    const { unmount } = renderWithApp(row(NINE), fakePlayerApp({ user: PLAYER }));
    expect(screen.getByRole('status').textContent).toContain(words);
    expect(screen.getByRole('status').textContent).toContain('until then ₹500 applies');
    expect(screen.queryByRole('button', { name: yes })).toBeNull();
    unmount();
    renderWithApp(row(NINE + 24 * HOUR), fakePlayerApp({ user: PLAYER }));
    expect(screen.getByRole('button', { name: yes })).toBeTruthy();
  });
});
