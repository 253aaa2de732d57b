import { afterAll, beforeAll, describe, expect } from 'vitest';
import { axeFindings } from '@tests/support/browser/axe';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import type { Player } from '@tests/support/journeys/Player';
import { ProfileScreen } from '@tests/support/journeys/ProfileScreen';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { soon } from '@tests/support/journeys/soon';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { worldOfPage } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';
import { widthsOf } from '@tests/support/journeys/widthsOf';

describe('a profile', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('sandbox');
  });
  afterAll(() => stage.close());

  describe.each(widthsOf('phone'))('on a %s', (width) => {
    const asha = newPlayer();
    const next = 'Winter 7 wickets';
    let player: Player;
    let profile: ProfileScreen;
    let world: World;
    beforeAll(async () => {
      player = await stage.arrive({ width });
      profile = new ProfileScreen(player.page);
      await player.enterAsNew(asha, '/profile');
      await player.dismissToasts();
      world = worldOfPage(player.page);
    });
    afterAll(() => player.context.close());
    const step = stepsOfOneWay();

    step('[CASH-06] tells who is here, and never the whole number', async () => {
      await profile.identity.waitFor();
      const text = await player.page.getByRole('main').innerText();
      expect(text).toContain(asha.username);
      expect(text).toContain(asha.mobile.slice(-4));
      expect(text).not.toContain(asha.mobile);
      expect(text).toContain('Verified');
      expect(await axeFindings(player.page)).toEqual([]);
    });

    step('[CASH-06] a wrong current password stands at its field, the right one is taken', async () => {
      await profile.unfold('Password');
      await profile.button('Change password').click();
      await profile.password('Current password').fill('Not this one');
      await profile.password('New password').fill(next);
      await profile.password('Repeat the new password').fill(next);
      await profile.button('Save the new password').click();
      await player.page.getByText('The current password is wrong.').waitFor();
      expect(await axeFindings(player.page)).toEqual([]);
      await profile.password('Current password').fill(asha.password);
      await profile.button('Save the new password').click();
      await player.page.getByText(/Password changed\. You stay logged in here/).waitFor();
      expect(await profile.password('Current password').count()).toBe(0);
      await player.dismissToasts();
    });

    step('[TOAST-03] the bell has it, also after a reload, and by the keys alone', async () => {
      await player.page.reload();
      await profile.identity.waitFor();
      await player.header.bar.getByRole('button', { name: /^Notifications, \d+ new/ }).focus();
      await player.page.keyboard.press('Enter');
      const panel = player.dialog('Notifications');
      await panel.getByText('Password changed.').waitFor();
      await panel.getByRole('button', { name: 'Mark all as read' }).click();
      await panel.getByText('All read.').waitFor();
      expect(await axeFindings(player.page)).toEqual([]);
      await player.page.keyboard.press('Escape');
      await player.header.bar.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
    });

    step('[CASH-06] settings are kept at once and survive a reload', async () => {
      await profile.unfold('Display');
      await profile.toggle('Show when odds move');
      await player.page.getByText('Saved', { exact: true }).first().waitFor();
      await profile.unfold('Betting');
      await profile.toggle('Confirm each bet');
      await profile.choice('Ask me').press('Space');
      await player.page.reload();
      await profile.identity.waitFor();
      await profile.unfold('Display');
      await profile.unfold('Betting');
      expect(await profile.setting('Show when odds move').isChecked()).toBe(false);
      expect(await profile.setting('Confirm each bet').isChecked()).toBe(true);
      expect(await profile.choice('Ask me').isChecked()).toBe(true);
      expect(await profile.button('Turn on').isDisabled()).toBe(true);
    });

    step(
      '[CASH-06] they reach the prices and the slip: no flash, no other odds, and the bet is read once more',
      async () => {
        const match = await world.stillMatch({ delaySeconds: 0 });
        const home = await player.backHome(match, '300');
        expect(await player.page.evaluate(() => document.documentElement.dataset['oddsFlash'])).toBe('off');
        const picked = player.match.back(home);
        const other = player.match.back((await player.match.sides())[1]);
        await soon(() => picked.getAttribute('aria-pressed')).toBe('true');
        const flashed = (button: SVGElement | HTMLElement) => {
          const seen = () => {
            const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(button);
            return [backgroundColor, backgroundImage, outlineStyle];
          };
          const names = [...document.styleSheets]
            .flatMap(
              (sheet) =>
                [...sheet.cssRules]
                  .map(({ cssText }) => cssText)
                  .join(' ')
                  .match(/\._up_\w+/g) ?? [],
            )
            .map((name) => name.slice(1));
          const before = seen();
          button.classList.add(...new Set(names));
          const during = seen();
          delete document.documentElement.dataset['oddsFlash'];
          const switchedOn = seen();
          document.documentElement.dataset['oddsFlash'] = 'off';
          return { before, during, switchedOn };
        };
        for (const cell of [await picked.evaluate(flashed), await other.evaluate(flashed)]) {
          expect(cell.during).toEqual(cell.before);
          // It would be seen: by its arrow, and an outline where movement is unwanted.
          expect(cell.switchedOn[1]).toContain('gradient');
          expect(cell.switchedOn[2]).toBe('solid');
        }
        await soon(() => player.slip.acceptance()).toBe('none');
        await player.slip.place.click();
        const question = player.page.getByRole('group', { name: 'Place this bet?' });
        await question.getByText('₹300.00').first().waitFor();
        expect(await axeFindings(player.page)).toEqual([]);
        await player.page.keyboard.press('Escape');
        await soon(() => player.slip.stake.inputValue()).toBe('300');
        await player.slip.place.click();
        await question.getByRole('button', { name: 'Place it' }).click();
        await player.slip.result.waitFor();
      },
    );

    step(
      '[CASH-06] [SES-02] forgotten on this device: out, and nothing of the player is left but open bets',
      async () => {
        await player.open('/profile');
        await profile.unfold('Signing out');
        await profile.button('Sign out and forget').click();
        await player
          .dialog('Sign out and forget you here?')
          .getByRole('button', { name: 'Sign out and forget' })
          .click();
        await soon(() => player.path).toBe('/');
        const left = await player.page.evaluate(() =>
          Object.keys(localStorage).filter((key) => /PL\d+$/.test(key)),
        );
        expect(left).toEqual([]);
      },
    );

    step('[CASH-06] the old password is refused, the new one lets in', async () => {
      await player.header.logIn.click();
      await player.auth.logIn({ username: asha.username, password: asha.password });
      await player.auth.panel.getByText('Wrong username or password.').waitFor();
      await player.auth.password('Password').fill(next);
      await player.auth.press('Login');
      await player.page.waitForURL('**/home');
    });
  });
});
