import { expect } from 'vitest';
import type { Locator } from 'playwright-core';
import { smallTargets } from '@tests/support/journeys/measures';
import { sticksOut } from '@tests/support/journeys/RouteWalk';
import { ProfileScreen } from '@tests/support/journeys/ProfileScreen';
import { soon } from '@tests/support/journeys/soon';
import { stillWayOn } from '@tests/support/journeys/wayOn';
import type { StillMatch } from '@tests/support/journeys/World';

/** Of the day, in India. */
const hourNow = (): number => Math.floor((Date.now() + 5.5 * 3_600_000) / 3_600_000) % 24;

stillWayOn('phone', 'alerts', ({ width, step, player, world, isInOrder }) => {
  let match: StillMatch;
  let home: string;
  const dialog = (): Locator => player().dialog('Alerts');
  const close = (): Promise<void> => dialog().getByRole('button', { name: 'Close' }).click();
  const openOfMatch = (): Promise<void> =>
    player()
      .page.getByRole('main')
      .getByRole('button', { name: /^Alerts for .* v / })
      .click();
  const bell = (unread: number): Locator =>
    player().page.getByRole('button', {
      name: unread === 0 ? 'Notifications' : `Notifications, ${unread} new`,
      exact: true,
    });
  const openAll = async (unread: number): Promise<void> => {
    // They lie over it on a phone.
    await player().dismissToasts();
    await bell(unread).click();
    await player().dialog('Notifications').getByRole('button', { name: 'Alerts and quiet hours' }).click();
  };
  const move = (odds: number): Promise<void> =>
    world().market(match.marketId, { action: 'move', runnerId: match.homeId, odds });
  const score = (home: string, status = 'inplay'): Promise<void> =>
    world().push('match:score', {
      refMatchId: match.id,
      status,
      score: { home, away: '', note: '', clock: '' },
    });

  step('[SPORT-04] a price is set from its match with two presses', async () => {
    match = await world().stillMatch();
    await player().toMatch(match.path);
    [home] = await player().match.sides();
    await player().match.back(home).waitFor();
    await openOfMatch();
    await dialog().getByRole('button', { name: 'Tell me at 2.02 or better' }).click();
    await dialog().getByText('Alert set.').waitFor();
    await dialog().getByText(`${home}: back at 2.02 or better`).waitFor();
  });

  isInOrder('the alerts of a match');

  step('[SPORT-04] it fits the screen, and a finger', async () => {
    expect(await sticksOut(player())).toEqual([]);
    if (width === 'phone')
      expect(await smallTargets(player().page, '.toast-outlet, [aria-label="Announcements"] *')).toEqual([]);
  });

  step('[SPORT-04] what the price is already at is not set', async () => {
    await dialog().getByRole('button', { name: 'Lower odds' }).click();
    await dialog().getByRole('button', { name: 'Tell me at 2.00 or better' }).click();
    await dialog().getByText('The price is 2.00 now: choose a better one.').waitFor();
  });

  step('[SPORT-04] wickets and the end of the match by a switch each', async () => {
    await dialog().getByRole('switch', { name: 'Each wicket' }).check();
    await dialog().getByRole('switch', { name: 'Match ends' }).check();
    await close();
  });

  step(
    '[SPORT-04] [TOAST-03] the price is told wherever the player is, once, on the bell and on the icon',
    async () => {
      await player().page.evaluate(() => {
        const to = globalThis as unknown as { badges: number[] };
        to.badges = [];
        const set = async (count = 0): Promise<void> => void to.badges.push(count);
        Object.defineProperty(navigator, 'setAppBadge', { value: set });
      });
      await player().moveTo('/mybets');
      await player().heading.waitFor();
      await player().dismissToasts();
      await move(2.1);
      await player().sawToast(new RegExp(`${home} can be backed at 2\\.10`));
      await bell(1).waitFor();
      await soon(() =>
        player().page.evaluate(() => (globalThis as unknown as { badges: number[] }).badges),
      ).toEqual([1]);
      await move(2.2);
    },
  );

  step('[SPORT-04] a wicket is told, the same score again is not, and nothing after the end', async () => {
    // Whoever bats in this world: a first figure is no event.
    await score('0/0');
    await score('45/2');
    await player().sawToast(/^Wicket in .*: 45\/2$/);
    await score('46/3');
    await player().sawToast(/^Wicket in .*: 46\/3$/);
    await score('47/3');
    await score('48/3', 'finished');
    await player().sawToast(/is over: 48\/3/);
    await bell(4).waitFor();
  });

  step('[SPORT-04] behind the bell stands what is set; nothing is any more', async () => {
    await openAll(4);
    await dialog().getByText('No alerts set.').waitFor();
  });

  isInOrder('no alerts');

  step('[SPORT-04] in quiet hours nothing comes up, and the bell counts', async () => {
    await dialog().getByRole('switch', { name: 'Quiet hours' }).check();
    await dialog().getByLabel('From', { exact: true }).selectOption(String(hourNow()));
    await dialog()
      .getByLabel('To', { exact: true })
      .selectOption(String((hourNow() + 2) % 24));
    expect(await sticksOut(player())).toEqual([]);
    await close();
    await player().dialog('Notifications').getByRole('button', { name: 'Close' }).click();
    match = await world().stillMatch();
    await player().moveTo(match.path);
    await player().match.back(home).waitFor({ state: 'detached' });
    [home] = await player().match.sides();
    await player().match.back(home).waitFor();
    await openOfMatch();
    await dialog().getByRole('button', { name: 'Tell me at 2.02 or better' }).click();
    await dialog().getByText('Alert set.').waitFor();
    await close();
    await player().dismissToasts();
    await move(2.1);
    await bell(1).waitFor();
    expect(await player().stayingToasts()).toBe(0);
    await bell(1).click();
    await player().dialog('Notifications').getByText(`${home} can be backed at 2.10`).waitFor();
    await player().dialog('Notifications').getByRole('button', { name: 'Close' }).click();
  });

  step('[SPORT-04] an alert outlives a reload, and goes with one press from the profile', async () => {
    await openOfMatch();
    await dialog().getByRole('button', { name: 'Tell me at 2.12 or better' }).click();
    await dialog().getByText('Alert set.').waitFor();
    await player().open('/profile');
    const profile = new ProfileScreen(player().page);
    await profile.unfold('Sound and vibration');
    await profile.button('Alerts and quiet hours').click();
    await dialog()
      .getByRole('button', { name: new RegExp(`^Remove: ${home}: back at 2.12 or better`) })
      .click();
    await dialog().getByText('No alerts set.').waitFor();
    await dialog().getByRole('switch', { name: 'Quiet hours' }).uncheck();
  });
});
