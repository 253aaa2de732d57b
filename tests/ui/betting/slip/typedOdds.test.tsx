import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { SlipPreview } from '@/application/betting/preview';
import { findSlip } from '@/application/betting/findSlip';
import { parseOdds } from '@/domain/betting/parseOdds';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import type { SlipId } from '@/domain/shared/ids';
import { tickDown, tickUp } from '@/domain/sports/oddsLadder';
import { BetSlipRegion } from '@/ui/betting/slip/BetSlipRegion';
import { PLAYER, fakePlayerApp } from '@tests/support/fakes/fakePlayerApp';
import { SLIP, aSelection, aSlip, aSlipView } from '@tests/support/mothers/betting';
import { renderWithApp } from '@tests/support/renderWithApp';

const PREVIEW: SlipPreview = {
  profit: rupees(500),
  liability: rupees(500),
  problem: null,
  commission: 0,
  problemAtStake: false,
  fundsShort: null,
  currentOdds: null,
  currentLine: null,
  limits: { min: rupees(100), max: rupees(5_000) },
};

/** A slip whose odds change as the core changes them. */
function shownSlip(slip: Parameters<typeof aSlip>[0] = {}, more: Parameters<typeof fakePlayerApp>[1] = {}) {
  const change = (id: SlipId, next: number | null): void => {
    const view = findSlip(fake.betting, id);
    if (view !== null && next !== null)
      fake.betting.slipEdited(id, { ...view.slip, odds: odds(next) }, view.level);
  };
  const now = () => findSlip(fake.betting, SLIP)?.slip.odds ?? odds(200);
  const fake = fakePlayerApp(
    { user: PLAYER },
    {
      'betting.preview': () => PREVIEW,
      'betting.typeOdds': (id: SlipId, text: string) => change(id, parseOdds(text)),
      'betting.stepOdds': (id: SlipId, way: 'up' | 'down') =>
        change(id, way === 'up' ? tickUp(now()) : tickDown(now())),
      ...more,
    },
  );
  renderWithApp(<BetSlipRegion />, fake);
  act(() => fake.betting.slipOpened(aSlipView({ slip: aSlip(slip) })));
  return { fake, now };
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Odds' });
const stake = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Stake ₹' });
const key = (name: string) => screen.getByRole('button', { name });
const place = () =>
  screen.getAllByRole<HTMLButtonElement>('button').find(({ type }) => type === 'submit') as HTMLButtonElement;

async function press(...names: string[]): Promise<void> {
  for (const name of names) await userEvent.click(key(name));
}

describe('[SPORT-05] odds that are typed on a phone', () => {
  it('a tap on them takes the keys there: a point in place of 00, and no keyboard of the device', async () => {
    shownSlip();
    expect(screen.queryByRole('button', { name: '.' })).toBeNull();
    await userEvent.click(field());
    expect(document.activeElement).toBe(field());
    expect(field().getAttribute('inputmode')).toBe('none');
    const keys = within(screen.getByRole('group', { name: 'Odds' })).getAllByRole('button');
    expect(keys.map((each) => each.textContent).slice(-3)).toEqual(['0', '.', 'Stake']);
  });

  it('the first digit replaces what was there, the others follow, and the stake stays', async () => {
    const { fake } = shownSlip();
    await userEvent.click(field());
    await press('9', '.', '2', '5', 'Delete the last digit');
    expect(field().value).toBe('9.2');
    expect(document.activeElement).toBe(field());
    expect(fake.asked('betting.edit')).toEqual([]);
  });

  it('the button says at each key what it would place, and places that', async () => {
    const { fake } = shownSlip();
    await userEvent.click(field());
    await press('9', '.', '0', '9');
    expect(field().value).toBe('9.09');
    expect(place().textContent).toContain('at 9.00');
    await userEvent.click(place());
    expect(fake.asked('betting.typeOdds').at(-1)).toEqual([SLIP, '9.09']);
    expect(fake.asked('betting.place')).toEqual([[SLIP]]);
  });

  it('who reads each bet once more reads the odds that were typed', async () => {
    const { fake } = shownSlip({}, { 'betting.confirmsPlacing': () => true });
    await userEvent.click(field());
    await press('9');
    await userEvent.click(place());
    expect(fake.asked('betting.place')).toEqual([]);
    expect(screen.getByText(/9\.00/)).toBeTruthy();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  it.each([
    ['the stake', () => stake()],
    ['its key', () => key('Stake')],
  ])('%s takes the keys back, and the odds show the price of the ladder', async (_, what) => {
    const { fake } = shownSlip({ stakeText: '5' });
    await userEvent.click(field());
    await press('3', '.', '0', '3');
    await userEvent.click(what());
    expect(document.activeElement).toBe(stake());
    expect(field().value).toBe('3.05');
    await press('00');
    expect(fake.asked('betting.edit')).toEqual([[SLIP, { stakeText: '500' }]]);
  });

  it('nothing typed, or nothing that is odds, leaves those from before', async () => {
    const { now } = shownSlip();
    await userEvent.click(field());
    await press('0', '.');
    expect(field().value).toBe('');
    expect(field().placeholder).toBe('2.00');
    await press('7', 'Delete the last digit');
    expect(now()).toBe(200);
    await press('Stake');
    expect(field().value).toBe('2.00');
  });

  it('a price that moves meanwhile leaves what is being typed', async () => {
    let currentOdds = odds(196);
    const { fake } = shownSlip({}, { 'betting.preview': () => ({ ...PREVIEW, currentOdds }) });
    await userEvent.click(field());
    await press('1', '.');
    currentOdds = odds(210);
    act(() => fake.betting.acceptanceChanged(SLIP, 'any'));
    expect(field().value).toBe('1.');
  });

  it('odds that the player takes elsewhere end what was being typed', async () => {
    const { fake } = shownSlip();
    await userEvent.click(field());
    await press('9');
    act(() => fake.betting.slipEdited(SLIP, aSlip({ odds: odds(196) }), 0));
    expect(field().value).toBe('1.96');
  });

  it('a bet on something else begins with its own odds', async () => {
    const { fake } = shownSlip();
    await userEvent.click(field());
    await press('9');
    act(() =>
      fake.betting.slipEdited(SLIP, aSlip({ selection: aSelection({ side: 'lay' }), odds: odds(150) }), 0),
    );
    expect(field().value).toBe('1.50');
    expect(document.activeElement).toBe(stake());
  });

  it('a keyboard reaches them: Tab, digits, Enter, which places nothing', async () => {
    const { fake, now } = shownSlip();
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(field());
    await userEvent.keyboard('8.4{Enter}');
    expect(now()).toBe(840);
    expect(field().value).toBe('8.40');
    expect(fake.asked('betting.place')).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    expect(now()).toBe(860);
  });

  it('a rate is as it is: no field, and the keys are for the stake', () => {
    shownSlip({ selection: aSelection({ marketKind: 'bookmaker' }), odds: odds(185) });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(key('00')).toBeTruthy();
  });
});

describe('[SPORT-05] a step of the odds that is held', () => {
  const up = () => key('Odds up one step');
  const pass = (fake: ReturnType<typeof shownSlip>['fake'], ms: number) => act(() => fake.scheduler.pass(ms));

  it('goes on after a moment, quickly, until it is let go; the click at its end is no step', async () => {
    const { fake, now } = shownSlip();
    fireEvent.pointerDown(up(), { button: 0 });
    await pass(fake, 399);
    expect(now()).toBe(200);
    await pass(fake, 1);
    expect(now()).toBe(202);
    await pass(fake, 160);
    expect(now()).toBe(206);
    fireEvent.pointerUp(up());
    fireEvent.click(up(), { detail: 1 });
    await pass(fake, 2_000);
    expect(now()).toBe(206);
  });

  it.each([
    ['that is cancelled', 'pointerCancel'],
    ['that leaves', 'pointerLeave'],
  ] as const)('a finger %s ends it', async (_, way) => {
    const { fake, now } = shownSlip();
    fireEvent.pointerDown(up(), { button: 0 });
    await pass(fake, 400);
    fireEvent[way](up());
    await pass(fake, 2_000);
    expect(now()).toBe(202);
    // A press that no pointer made is a step.
    fireEvent.click(up(), { detail: 0 });
    expect(now()).toBe(204);
  });

  it('ends at the end of the ladder', async () => {
    const { fake, now } = shownSlip({ odds: odds(99_000) });
    fireEvent.pointerDown(up(), { button: 0 });
    await pass(fake, 2_000);
    expect(now()).toBe(100_000);
    expect(up()).toHaveProperty('disabled', true);
    const asked = fake.asked('betting.stepOdds').length;
    await pass(fake, 2_000);
    expect(fake.asked('betting.stepOdds')).toHaveLength(asked);
  });

  it('ends with the slip', async () => {
    const { fake } = shownSlip();
    fireEvent.pointerDown(up(), { button: 0 });
    act(() => fake.betting.slipClosed(SLIP));
    await pass(fake, 2_000);
    expect(fake.asked('betting.stepOdds')).toEqual([]);
  });

  it('a click is one step', async () => {
    const { fake, now } = shownSlip();
    await userEvent.click(up());
    await pass(fake, 2_000);
    expect(now()).toBe(202);
  });
});
