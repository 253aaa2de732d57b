import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { PushPermission } from '@/application/ports/device/PushDevice';
import { rupees } from '@/domain/shared/Money';
import { odds } from '@/domain/shared/Odds';
import { AlertsButton } from '@/ui/alerts/AlertsButton';
import { MatchAlertsButton } from '@/ui/alerts/MatchAlertsButton';
import { CONFIG } from '@tests/support/fakes/aConfig';
import { fakePlayerApp, PLAYER } from '@tests/support/fakes/fakePlayerApp';
import { aMarket, aMatch, HOME, MARKET, MATCH } from '@tests/support/mothers/sports';
import { renderWithApp } from '@tests/support/renderWithApp';

function matchWorld(match = aMatch(), markets = [aMarket()], user: typeof PLAYER | null = PLAYER) {
  const fake = fakePlayerApp({ user });
  fake.matches.matchArrived(MATCH, { match, markets });
  fake.board.changeArrived({
    id: MARKET,
    image: true,
    status: 'open',
    runners: [{ id: HOME, back: [{ level: 0, offer: { price: odds(200), size: rupees(100) } }] }],
  });
  fake.board.painted();
  renderWithApp(<MatchAlertsButton matchId={MATCH} matchName={match.name} />, fake);
  return fake;
}
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Alerts for Home v Away' }));
  return within(await screen.findByRole('dialog', { name: 'Alerts' }));
};

describe('the alerts of a match', () => {
  it('offers what its sport has and what can still come', async () => {
    matchWorld(aMatch({ status: 'upcoming', sport: 'tennis' }));
    const dialog = await open();
    await dialog.findByRole('switch', { name: 'Match starts' });
    expect(dialog.getAllByRole('switch').map((each) => each.getAttribute('aria-label'))).toEqual([
      'Match starts',
      'Match ends',
    ]);
  });

  it('a price begins one step better on each side, and is kept as it was chosen', async () => {
    const fake = matchWorld();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Tell me at 2.02 or better' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Lay' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 1.99 or better' }));
    const { rules } = (await fake.app.alerts.open()).read();
    expect(rules).toMatchObject([
      { kind: 'price', side: 'lay', odds: 199, runnerId: HOME },
      { kind: 'price', side: 'back', odds: 202 },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: /^Remove: Home: lay at 1.99/ }));
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });

  it('one for the same selection and side takes the place of the earlier one, and says so', async () => {
    const fake = matchWorld();
    const dialog = await open();
    await userEvent.click(await dialog.findByRole('button', { name: 'Tell me at 2.02 or better' }));
    expect(dialog.getByText('Alert set.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Higher odds' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 2.04 or better' }));
    expect(dialog.getByText('Alert set, in place of the one at 2.02.')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 2.04 or better' }));
    expect(dialog.getByText('Alert set.')).toBeTruthy();
    expect((await fake.app.alerts.open()).read().rules).toMatchObject([{ odds: 204 }]);
  });

  it('the button says the odds that are being typed, and sets those', async () => {
    const fake = matchWorld();
    const dialog = await open();
    const field = await dialog.findByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '3.51');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 3.50 or better' }));
    expect((await fake.app.alerts.open()).read().rules).toMatchObject([{ odds: 350 }]);
    await userEvent.clear(field);
    await userEvent.type(field, '9{Escape}');
    expect(dialog.getByRole('button', { name: 'Tell me at 3.50 or better' })).toBeTruthy();
  });

  it('[X23] odds that are none are said, and the press that left the field sets no alert at the ones before', async () => {
    const fake = matchWorld();
    const dialog = await open();
    const field = await dialog.findByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 2.02 or better' }));
    expect(dialog.getByText('Odds go from 1.01 to 1,000. It is 2.02 as before.')).toBeTruthy();
    expect((await fake.app.alerts.open()).read().rules).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Tell me at 2.02 or better' }));
    expect((await fake.app.alerts.open()).read().rules).toMatchObject([{ odds: 202 }]);
  });

  it('after odds that are none and Enter, or a step on by the keyboard, the next press sets the ones that it names', async () => {
    const fake = matchWorld();
    const dialog = await open();
    const rules = async () => (await fake.app.alerts.open()).read().rules;
    const press = (): HTMLElement => dialog.getByRole('button', { name: 'Tell me at 2.02 or better' });
    const field = await dialog.findByRole('spinbutton', { name: 'Odds' });
    await userEvent.clear(field);
    await userEvent.type(field, '-3{Enter}');
    await userEvent.click(press());
    expect(await rules()).toMatchObject([{ odds: 202 }]);
    await userEvent.click(dialog.getByRole('button', { name: /^Remove: / }));
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    act(() => press().focus());
    await userEvent.keyboard('{Enter}');
    expect(await rules()).toMatchObject([{ odds: 202 }]);
  });

  it('without a market that quotes odds it says so', async () => {
    matchWorld(aMatch(), [aMarket({ kind: 'bookmaker' })]);
    const dialog = await open();
    expect(await dialog.findByText('No market of this match has odds now.')).toBeTruthy();
  });

  it('of a match that is over there is nothing to be told; for a visitor there is no button', async () => {
    matchWorld(aMatch({ status: 'finished' }), []);
    const dialog = await open();
    await dialog.findByText('No market of this match has odds now.');
    expect(dialog.queryAllByRole('switch')).toEqual([]);
    matchWorld(aMatch({ name: 'For visitors' }), [], null);
    expect(screen.queryByRole('button', { name: 'Alerts for For visitors' })).toBeNull();
  });
});

describe('all alerts', () => {
  it('kinds and quiet hours are kept as they are chosen', async () => {
    const fake = fakePlayerApp({ user: PLAYER });
    renderWithApp(<AlertsButton />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Alerts and quiet hours' }));
    await screen.findByText(/^No alerts set/);
    await userEvent.click(screen.getByRole('switch', { name: 'Price reached' }));
    await userEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await userEvent.selectOptions(screen.getByLabelText('From'), '22');
    const app = await fake.app.alerts.open();
    expect(app.read()).toEqual({ rules: [], off: ['price'], quiet: { from: 22, to: 7 }, away: false });
    act(() => app.chooseQuiet(null));
    expect(screen.queryByLabelText('From')).toBeNull();
  });
});

describe('alerts while the app is closed', () => {
  const NAME = 'Also when the app is closed';

  async function openAll(webPush = true, now: PushPermission = 'askable') {
    const fake = fakePlayerApp({
      user: PLAYER,
      config: { capabilities: { ...CONFIG.capabilities, webPush } },
    });
    fake.push.device.now = now;
    renderWithApp(<AlertsButton />, fake);
    await userEvent.click(screen.getByRole('button', { name: 'Alerts and quiet hours' }));
    await screen.findByText(/^No alerts set/);
    return fake;
  }
  const switchOf = (name = NAME) => screen.getByRole<HTMLInputElement>('switch', { name });

  it('one switch, asked for by its press; then matched and settled bets have one each', async () => {
    const fake = await openAll();
    expect(screen.getByText(/^Alerts are saved on this device\. During/)).toBeTruthy();
    expect(switchOf().checked).toBe(false);
    await userEvent.click(switchOf());
    await screen.findByText('On for this device.');
    expect(switchOf().checked).toBe(true);
    await userEvent.click(switchOf('My bet is settled'));
    await waitFor(() => expect(fake.push.gateway.settings?.alerts.off).toEqual(['settled']));
    await userEvent.click(switchOf());
    await waitFor(() => expect(switchOf().checked).toBe(false));
    expect(screen.queryByRole('switch', { name: 'My bet is settled' })).toBeNull();
    expect(fake.push.gateway.settings).toBeNull();
  });

  it.each([
    ['unsupported', /^This browser cannot/],
    ['install', /^On an iPhone or iPad, first add/],
    ['denied', /^Notifications are blocked for this site\./],
  ] as const)('%s: it says why, and what to do', async (now, words) => {
    await openAll(true, now);
    await screen.findByText(words);
    expect([switchOf().checked, switchOf().disabled]).toEqual([false, true]);
  });

  it('what fails says so and can be pressed again; a no leads to the settings of the browser', async () => {
    const fake = await openAll();
    fake.push.gateway.failure = { kind: 'offline', sent: false };
    await userEvent.click(switchOf());
    await screen.findByText('It could not be switched on. Please try again.');
    expect(switchOf().disabled).toBe(false);
    fake.push.device.now = 'askable';
    fake.push.device.answer = 'denied';
    await userEvent.click(switchOf());
    await screen.findByText(/^Notifications are blocked/);
  });

  it('without the capability there is none of it, and alerts are said to need the open app', async () => {
    await openAll(false);
    expect(screen.queryByRole('switch', { name: NAME })).toBeNull();
    expect(screen.getByText(/work while the app is open/)).toBeTruthy();
  });
});
