import { afterAll, beforeAll, describe, expect } from 'vitest';
import { newPlayer } from '@tests/support/journeys/AuthScreens';
import { englishLeft, inHindi, latinLeft } from '@tests/support/journeys/englishLeft';
import type { Player } from '@tests/support/journeys/Player';
import { ProfileScreen } from '@tests/support/journeys/ProfileScreen';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import { worldOfPage } from '@tests/support/journeys/World';

describe('in Hindi, on a phone', () => {
  let stage: Stage;
  let player: Player;
  const step = stepsOfOneWay();
  beforeAll(async () => {
    stage = await openStage('sandbox');
    player = await stage.arrive({ width: 'phone' });
    await player.enterAsNew(newPlayer(), '/profile');
  });
  afterAll(() => stage.close());

  const language = () => player.page.evaluate(() => document.documentElement.lang);

  step('an English visit has fetched nothing of it; the player switches without a reload', async () => {
    const fetched = () =>
      player.page.evaluate(() => {
        const file =
          document.querySelector('script[data-texts-hi]')?.getAttribute('data-texts-hi') ?? 'no such';
        return performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(file)).length;
      });
    expect(await fetched()).toBe(0);
    const profile = new ProfileScreen(player.page);
    await profile.unfold('Display');
    await player.page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
    await profile.choice('हिन्दी').press('Space');
    await player.page.getByRole('main').getByText(inHindi('shell.language'), { exact: true }).waitFor();
    expect(await player.page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true);
    expect([await language(), await fetched()]).toEqual(['hi-IN', 1]);
    expect(await englishLeft(player.page)).toEqual([]);
  });

  step('[NAV-08] a reload starts in Hindi, and no English was drawn before it', async () => {
    await player.page.addInitScript(() => {
      const seen: string[] = [];
      new MutationObserver(() => {
        const heading = document.querySelector('main h1')?.textContent;
        if (heading !== undefined && heading !== null && !seen.includes(heading)) seen.push(heading);
      }).observe(document, { childList: true, subtree: true });
      Object.assign(globalThis, { headingsSeen: seen });
    });
    await player.open('/profile');
    expect(await player.page.evaluate(() => Reflect.get(globalThis, 'headingsSeen') as unknown)).toEqual([
      inHindi('profile.title'),
    ]);
    expect([await language(), await player.page.title()]).toEqual([
      'hi-IN',
      expect.stringContaining(inHindi('pages.profile')),
    ]);
  });

  for (const path of ['/exchange/Cricket', '/gatewaylist', '/withdraw', '/kyc', '/bonus', '/responsiblegame'])
    step(`${path} leaves nothing in English and fits the phone`, async () => {
      await player.open(path);
      await player.page.waitForLoadState('networkidle');
      expect(await englishLeft(player.page)).toEqual([]);
      expect(await player.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

  step('[CASINO-03] a game speaks it too', async () => {
    await player.open('/casino/spribe/mines');
    await player.page.getByRole('button', { name: inHindi('game.play'), exact: true }).click();
    const { inside } = player.game;
    await inside.getByRole('button', { name: 'शुरू करें', exact: true }).click();
    await inside.getByText('0 सुरक्षित। अब ₹100 का है।').waitFor();
    expect(await inside.locator('main').innerText()).not.toMatch(/Start|Collect|safe|Play chips/);
    await inside.getByRole('button', { name: '₹100 ले लें', exact: true }).click();
    await inside.getByText('आपको ₹100 मिले।').waitFor();
  });

  step('[SPORT-05] a bet is placed', async () => {
    const match = await worldOfPage(player.page).stillMatch({ delaySeconds: 0 });
    await player.open(match.path);
    await player.page
      .getByRole('main')
      .getByRole('button', { name: /^बैक: / })
      .first()
      .click();
    const slip = player.page.getByRole('complementary', { name: inHindi('slip.title') });
    await slip.getByRole('textbox', { name: inHindi('slip.stake') }).fill('200');
    expect(await englishLeft(player.page)).toEqual([]);
    // Markets, rules and notes are the server's words, asked for in the reader's language.
    await player.page.getByText('टाई मैच').first().waitFor();
    expect(await latinLeft(player.page)).toEqual([]);
    await slip.locator('button[type="submit"]').click();
    await slip.getByRole('button', { name: inHindi('slip.done') }).waitFor();
    expect(await englishLeft(player.page)).toEqual([]);
  });

  step('another tab follows, without a reload, when English is chosen in one', async () => {
    const other = await player.anotherTab('/profile');
    await player.page.evaluate(() => Object.assign(globalThis, { stillTheSamePage: true }));
    const profile = new ProfileScreen(other.page);
    await profile.unfold(inHindi('profile.display'));
    await profile.choice('English').press('Space');
    await soon(language).toBe('en-IN');
    await player.slip.result.waitFor();
    expect(await player.page.evaluate(() => 'stillTheSamePage' in globalThis)).toBe(true);
  });
});
