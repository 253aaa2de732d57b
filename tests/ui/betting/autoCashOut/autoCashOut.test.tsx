import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { AutoCashOutApp, AutoCashOuts } from '@/application/autoCashOut/AutoCashOutApp';
import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import { say, type Message } from '@/domain/shared/Message';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { betKey, marketId } from '@/domain/shared/ids';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aBet, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { MARKET, MATCH, aMarket } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

const KEY = betKey('c0ffee00c0ffee00c0ffee00c0ffee00');
const RULE: AutoCashOut = {
  ...{ key: KEY, marketId: MARKET, matchName: 'Mumbai v Delhi', amount: rupees(400) },
  ...{ status: 'waiting', reason: null, brought: NO_MONEY },
};
const NONE: AutoCashOuts = { active: [], sent: [], known: true, failed: null };
const WAY = 'How much to cash out, or at what amount';

/** Auto cash outs whose state the test sets. */
function anApp(begin: AutoCashOuts, answer: Result<void, Message>) {
  let now = begin;
  const listeners = new Set<() => void>();
  const asked: unknown[] = [];
  const app: AutoCashOutApp = {
    read: () => now,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (...args) => {
      asked.push(['set', ...args]);
      return answer;
    },
    remove: async (market) => void asked.push(['remove', market]),
    reload: async () => void asked.push(['reload']),
  };
  const become = (next: Partial<AutoCashOuts>): void =>
    act(() => {
      now = { ...now, ...next };
      for (const tell of listeners) tell();
    });
  return { app, asked, become };
}

async function shown(
  begin: AutoCashOuts = NONE,
  {
    part = true,
    answer = ok(),
    brings = true,
  }: { part?: boolean; answer?: Result<void, Message>; brings?: boolean } = {},
) {
  const auto = anApp(begin, answer);
  const capabilities = { ...CONFIG.capabilities, cashOut: true, cashOutPart: part, autoCashOut: true };
  const fake = fakePlayerApp(
    { user: PLAYER, config: { capabilities } },
    {
      'betting.cashOutFigure': () =>
        brings ? { amount: rupees(250), problem: null } : { amount: null, problem: 'suspended' },
      'autoCashOut.open': async () => auto.app,
    },
  );
  fake.betting.openBetsReplaced([aBet()]);
  renderWithApp(
    <>
      <CashOutButton market={aMarket()} />
      <BetSlipRegion />
    </>,
    fake,
  );
  await act(async () => undefined);
  return { ...auto, betting: fake.betting };
}

const dialog = () => within(screen.getByRole('dialog', { name: 'Cash out: Match Odds' }));
const field = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Auto cash out at ₹' });
async function atAnAmount(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: WAY }));
  await userEvent.click(dialog().getByRole('radio', { name: 'At an amount' }));
}

describe('an auto cash out on screen', () => {
  it.each([
    ['phone', false],
    ['laptop', true],
  ] as const)(
    '[SPORT-05] a slip on that market says that its bet is covered too, on a %s; another slip does not',
    async (_, wide) => {
      vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
        Object.assign(new EventTarget(), { matches: wide, media } as MediaQueryList),
      );
      const { betting } = await shown({ ...NONE, active: [RULE] });
      act(() => betting.slipOpened(aSlipView()));
      const words = 'Auto cash out at ₹400 covers this bet too.';
      await screen.findByText(words, { exact: false });
      act(() => betting.slipClosed(SLIP));
      const selection = aSelection({ marketId: marketId('other') });
      act(() => betting.slipOpened(aSlipView({ slip: aSlip({ selection }) })));
      expect(screen.queryByText(words, { exact: false })).toBeNull();
    },
  );

  it('[SPORT-05] is set at what was typed, beside what cashing out brings now', async () => {
    const { asked } = await shown();
    await atAnAmount();
    expect(dialog().getByText('Cash out brings +₹250.00 now.')).toBeTruthy();
    expect(dialog().getByRole('status').textContent).toBe('Not set');
    await userEvent.type(field(), '400{Enter}');
    expect(asked).toEqual([['set', MATCH, MARKET, '400']]);
  });

  it('[X23] what is wrong with it stands at its field, until it is typed anew', async () => {
    await shown(NONE, { answer: fail(say('autoCashOut.tooHigh', { limitPaise: rupees(1_000) })) });
    await atAnAmount();
    await userEvent.type(field(), '2000{Enter}');
    expect(dialog().getByText('Enter less than ₹1,000: your bets cannot bring more.')).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await userEvent.type(field(), '1');
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
  });

  it('[SPORT-05] one that stands is in the button, also while the market is suspended; it is changed and removed behind it', async () => {
    const { asked } = await shown({ ...NONE, active: [RULE] }, { brings: false });
    await userEvent.click(screen.getByRole('button', { name: 'Auto ₹400 Change the auto cash out' }));
    expect(field().value).toBe('400');
    expect(dialog().getByRole('status').textContent).toBe('Set at +₹400.00');
    expect(dialog().getByText('Cash out is not available right now.')).toBeTruthy();
    // A second tap where it was set: the same figure is no change.
    await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
    expect(asked).toEqual([]);
    await userEvent.clear(field());
    await userEvent.type(field(), '450');
    await userEvent.click(dialog().getByRole('button', { name: 'Change' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
    expect(asked).toEqual([
      ['set', MATCH, MARKET, '450'],
      ['remove', MARKET],
    ]);
  });

  it.each([
    ['sending', 'Saving…', true],
    ['unknown', 'Checking if it was saved…', true],
    ['unheard', 'No answer yet. Trying again is safe.', false],
  ] as const)(
    '[F90] while it is %s that is said, and whether it can be sent: %s',
    async (stage, says, busy) => {
      const { become } = await shown();
      await atAnAmount();
      become({ sent: [{ marketId: MARKET, key: KEY, amount: rupees(300), stage }] });
      expect(dialog().getByRole('status').textContent).toBe(says);
      expect([field().value, field().readOnly]).toEqual(['300', busy]);
      expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Remove' }).disabled).toBe(busy);
      expect(screen.getByText('Auto cash out is being saved')).toBeTruthy();
    },
  );

  it('what could not be loaded is said, with another try', async () => {
    const { asked } = await shown({ ...NONE, known: false, failed: say('wire.timedOut') });
    await atAnAmount();
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(asked).toEqual([['reload']]);
  });

  it('without parts of a cash out it is the only way, and is not asked for', async () => {
    await shown(NONE, { part: false });
    await userEvent.click(screen.getByRole('button', { name: WAY }));
    expect(dialog().queryByRole('radio')).toBeNull();
    expect(field()).toBeTruthy();
  });
});
