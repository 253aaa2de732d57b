import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lengthenLists } from '@tests/support/journeys/lengthenLists';
import {
  bottomOf,
  heightOf,
  laneEdges,
  layoutShift,
  pricedRows,
  smallTargets,
  topOf,
  widthOf,
} from '@tests/support/journeys/measures';
import { MyBetsScreen } from '@tests/support/journeys/MyBetsScreen';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { StatementScreen } from '@tests/support/journeys/StatementScreen';
import { openStage, openStillStage } from '@tests/support/journeys/Stage';
import type { Stage, Width } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';

/** More than any screen holds: what is counted is the room, not the calendar. */
const MATCHES = 40;
/** Matches with prices on a first screen of 390x844 and of 1440x900. */
const FIRST_SCREEN: Readonly<Record<Width, number>> = { phone: 6, laptop: 12 };

/** As high as the design has it; each of its controls is 44 px wide. */
const ANNOUNCEMENTS = '[aria-label="Announcements"]';

/** Words of the first screens, as often set in one weight as in another. */
const LABELS =
  'Exchange Live casino My bets Cashier Wickets Players Bookmaker Match odds Mumbai Warriors Balance Open bets Place bet Cash out In play';

const settledPage = (page: Page) => () =>
  page.waitForFunction(
    () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('main [aria-busy="true"]') === null,
  );

describe('the first screen of the list of matches', () => {
  let stage: Stage;
  let phone: Player;
  let laptop: Player;

  async function onList(width: Width): Promise<Player> {
    const player = await stage.arrive({ width });
    await lengthenLists(player.page, MATCHES);
    await player.enterAsDemo('/exchange/Cricket');
    await player.page.locator('main li [data-price-cell]').first().waitFor();
    return player;
  }

  beforeAll(async () => {
    stage = await openStage('remote');
    phone = await onList('phone');
  });
  afterAll(() => stage.close());

  it('[SPORT-04] on a phone: matches with prices without scrolling', async () => {
    const { page } = phone;
    await soon(() => pricedRows(page)).toBeGreaterThanOrEqual(FIRST_SCREEN.phone);
    // At most so much above the first match.
    await soon(() => topOf(page.locator('main li:has([data-price-cell])'))).toBeLessThanOrEqual(150);
  });

  it.each([
    { width: 390, height: 844 },
    { width: 360, height: 640 },
  ])(
    '[SPORT-05] $width x $height: the slip is low, leaves the tapped price in sight and all of its own figures',
    async (size) => {
      const { page, slip } = phone;
      await page.setViewportSize(size);
      await page.locator('main [data-price-cell]:not([aria-disabled="true"])').first().click();
      await slip.stake.waitFor();
      await slip.stake.fill('500');
      await soon(() => heightOf(slip.slip)).toBeLessThanOrEqual(320);
      const picked = page.locator('main [data-price-cell][aria-pressed="true"]');
      await soon(async () => (await topOf(slip.slip)) - (await bottomOf(picked))).toBeGreaterThanOrEqual(0);
      const figures = await slip.slip.getByRole('definition').all();
      expect(figures.length).toBeGreaterThanOrEqual(2);
      for (const figure of figures) await soon(() => bottomOf(figure)).toBeLessThanOrEqual(size.height);
      for (const textSize of ['125', '112', '100']) {
        await page.evaluate((chosen) => {
          document.documentElement.dataset['textSize'] = chosen;
        }, textSize);
        await slip.stake.fill('500000');
        await soon(() => slip.slip.evaluate(cutFigures)).toEqual([]);
      }
      await slip.press('Cancel');
      await slip.stake.waitFor({ state: 'hidden' });
    },
  );

  it('[SPORT-05] on a tablet: lanes are as wide as on a laptop, and the slip is no wider than its keys need', async () => {
    const { page, slip } = phone;
    await page.setViewportSize({ width: 820, height: 1180 });
    const price = page.locator('main [data-price-cell]:not([aria-disabled="true"])').first();
    await soon(() => widthOf(price)).toBeGreaterThanOrEqual(64);
    await price.click();
    await slip.stake.waitFor();
    await soon(() => widthOf(slip.slip)).toBeLessThanOrEqual(480);
    await slip.press('Cancel');
    await slip.stake.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 390, height: 844 });
  });

  it('[SPORT-04] on a laptop: matches with prices without scrolling', async () => {
    await phone.context.close();
    laptop = await onList('laptop');
    await soon(() => pricedRows(laptop.page)).toBeGreaterThanOrEqual(FIRST_SCREEN.laptop);
  });

  it('[SPORT-05] on a low laptop screen, below the announcements: the button to bet is in the window', async () => {
    const { page, slip } = laptop;
    await page.locator(ANNOUNCEMENTS).waitFor();
    await page.locator('main [data-price-cell]:not([aria-disabled])').first().click();
    await slip.stake.fill('500');
    for (const [width, height] of [
      [1366, 768],
      [1280, 720],
      [1024, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      await soon(() => bottomOf(slip.place)).toBeLessThanOrEqual(height);
    }
  });
});

describe('the page of a match', () => {
  let stage: Stage;
  let phone: Player;

  beforeAll(async () => {
    stage = await openStage('sandbox');
    phone = await stage.arrive({ width: 'phone' });
    await phone.enterAsDemo('/exchange/Cricket');
  });
  afterAll(() => stage.close());

  async function firstLive({ page }: Player): Promise<string> {
    const live = page.locator('main li:has([data-price-cell]) a').first();
    return (await live.getAttribute('href')) ?? '';
  }

  async function toLiveMatch(player: Player, sport: string): Promise<void> {
    await player.moveTo(`/exchange/${sport}`);
    await player.heading.filter({ hasText: sport }).waitFor();
    await player.moveTo(await firstLive(player));
    await player.heading.filter({ hasText: ' v ' }).waitFor();
    await player.page.locator('main [data-price-cell]').first().waitFor();
  }

  async function isLow({ page }: Player): Promise<void> {
    await soon(() => heightOf(page.locator('main header').first())).toBeLessThanOrEqual(96);
    await soon(() => laneEdges(page)).toHaveLength(2);
  }

  it.each(['Cricket', 'Soccer', 'Tennis'])(
    '[SPORT-04] on a phone, %s: its head with the score is at most 96 px; Back and Lay of its markets stand under one another',
    async (sport) => {
      await toLiveMatch(phone, sport);
      await isLow(phone);
    },
  );

  it('[SPORT-04] on a phone, in Hindi: the same', async () => {
    await phone.page.evaluate(() => localStorage.setItem('ui.language', 'hi'));
    await phone.open('/exchange/Cricket');
    await phone.open(await firstLive(phone));
    await phone.page.locator('main [data-price-cell]').first().waitFor();
    await isLow(phone);
  });

  it('[SPORT-04] on a laptop: Back and Lay of every market stand under one another', async () => {
    await phone.context.close();
    const player = await stage.arrive({ width: 'laptop' });
    await player.enterAsDemo('/exchange/Cricket');
    await toLiveMatch(player, 'Cricket');
    await soon(() => laneEdges(player.page)).toHaveLength(2);
  });
});

describe('the slip on a phone, in its other states', () => {
  it('[SPORT-05] on 390 x 844, 360 x 640 and 320 x 640: as low when it asks once more, and with several slips', async () => {
    const stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    const player = await stage.arrive({ width: 'phone' });
    const { page, slip, match } = player;
    const isLow = async (): Promise<void> => {
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
        { width: 320, height: 640 },
      ]) {
        await page.setViewportSize(size);
        await soon(() => heightOf(slip.slip)).toBeLessThanOrEqual(320);
      }
    };
    await player.enterAsDemo();
    await player.backHome(await worldOfServer(stage.server).stillMatch({ delaySeconds: 0 }), '500');
    for (let step = 0; step < 12; step++) await slip.press('Odds up one step');
    await slip.place.click();
    await slip.slip.getByRole('group', { name: 'Is this what you want?' }).waitFor();
    await isLow();
    await slip.press('Change');
    const [, away] = await match.sides();
    await match.back(away).click();
    await slip.stake.fill('200');
    await slip.press('Show all 2 slips');
    await slip.slip.getByRole('button', { name: /^Place 2 bets for ₹700/ }).waitFor();
    await isLow();
    await stage.close();
  });
});

describe('the landing page on a laptop', () => {
  it('[BRAND-02] nothing moves while it loads slowly, nor when a banner comes last', async () => {
    const stage = await openStillStage();
    const { page } = await stage.arrive({ width: 'laptop' });
    await page.setViewportSize({ width: 1440, height: 900 });
    let letIn = (): void => undefined;
    const held = new Promise<void>((resolve) => (letIn = resolve));
    await page.route('**/getBanners*', async (route) => {
      await held;
      await route.continue();
    });
    const { score, moved } = await layoutShift(page, stage.url, async () => {
      await page.getByRole('list', { name: 'What you can count on' }).waitFor();
      letIn();
      await page.getByRole('region', { name: 'Offers and news' }).waitFor();
    });
    expect(score, moved).toBeLessThanOrEqual(0.02);
    await stage.close();
  });
});

describe('pages on a phone', () => {
  let stage: Stage;
  let player: Player;

  beforeAll(async () => {
    stage = await openStillStage();
    player = await stage.arrive({ width: 'phone' });
    await player.enterAsDemo();
  });
  afterAll(() => stage.close());

  it.each([
    '/home',
    '/exchange/Cricket',
    '/mybets',
    '/cashier',
    '/reports',
    '/results',
    '/gatewaylist',
    '/deposit/m_upi',
    '/withdraw',
    '/kyc',
    '/casino/ezugi',
    '/no-such-page',
  ])('%s: nothing moves while it loads slowly, and nothing to tap is lower than 44 px', async (path) => {
    const { page } = player;
    const { score, moved } = await layoutShift(page, `${stage.url}${path}`, settledPage(page));
    expect(score, moved).toBeLessThanOrEqual(0.02);
    await soon(() => smallTargets(page, ANNOUNCEMENTS)).toEqual([]);
  });

  it('a list: a row has its height before it is drawn for the first time', async () => {
    const { page } = player;
    await player.moveTo('/exchange/Cricket');
    const rows = page.locator('main li:has([data-price-cell])');
    await rows.first().waitFor();
    const [undrawn, drawn] = await rows.first().evaluate((row) => {
      const { containIntrinsicBlockSize: size, borderBlockEndWidth: line } = getComputedStyle(row);
      return [
        Number.parseFloat(size.replace('auto', '')) + Number.parseFloat(line),
        row.getBoundingClientRect().height,
      ];
    });
    expect(undrawn).toBe(drawn);
  });

  it('a match: nothing moves while it loads slowly', async () => {
    const { page } = player;
    await player.moveTo('/exchange/Cricket');
    const link = page.locator('main li:has([data-price-cell]) a').first();
    const path = (await link.getAttribute('href')) ?? '';
    const { score, moved } = await layoutShift(page, `${stage.url}${path}`, settledPage(page));
    expect(score, moved).toBeLessThanOrEqual(0.02);
  });

  it.each([400, 500, 600, 700, 800])(
    'in weight %d the letters of the device are as wide as ours, which come later',
    async (weight) => {
      const { page } = player;
      await page.evaluate((of) => document.fonts.load(`${of} 200px Geist`), weight);
      const [ours, ofDevice] = await page.evaluate(
        ([text, of]) => {
          const families = getComputedStyle(document.documentElement)
            .getPropertyValue('--font-sans')
            .split(',');
          return [families, families.filter((family) => !/^\W*Geist\W*$/.test(family))].map((some) => {
            const line = document.createElement('span');
            line.style.cssText = `position: absolute; white-space: pre; font: ${of} 200px ${some.join(',')}`;
            line.textContent = text;
            document.body.append(line);
            const { width } = line.getBoundingClientRect();
            line.remove();
            return width;
          });
        },
        [LABELS, weight] as const,
      );
      if (ours === undefined || ofDevice === undefined) throw new Error('nothing was measured');
      expect(ours).not.toBe(ofDevice);
      expect(Math.abs(ofDevice / ours - 1)).toBeLessThan(0.03);
    },
  );

  it('[CASH-03] the statement: at most 220 px above the first movement', async () => {
    await player.moveTo('/cashier');
    await soon(() => topOf(new StatementScreen(player.page).movements)).toBeLessThanOrEqual(220);
  });

  it('[SPORT-06] the home page of a player with open bets: they come first, and nothing moves while it loads slowly', async () => {
    const { page } = player;
    if (stage.server === null) throw new Error('this stage has no server');
    const match = await worldOfServer(stage.server).stillMatch({ delaySeconds: 0 });
    await player.backHome(match, '100');
    await player.slip.placeAtOnce();
    await player.dismissToasts();
    // First on a device that does not know how many bets to expect, then on one that does.
    for (const visit of ['first', 'next']) {
      const { score, moved } = await layoutShift(page, `${stage.url}/home`, settledPage(page));
      expect(score, `${visit} visit\n${moved}`).toBeLessThanOrEqual(0.02);
      const bet = page.getByRole('region', { name: 'Your open bets' }).getByRole('listitem');
      await soon(() => bottomOf(bet)).toBeLessThanOrEqual(230);
      await bet.getByRole('button', { name: /^Cash out/ }).waitFor();
    }
  });

  it('[SPORT-06] my bets: at most 180 px above the first one', async () => {
    await player.moveTo('/mybets');
    await soon(() => topOf(new MyBetsScreen(player.page).bets('Open bets').first())).toBeLessThanOrEqual(180);
  });

  it('a visitor on /: nothing moves while it loads slowly', async () => {
    await player.context.close();
    const { page } = await stage.arrive({ width: 'phone' });
    const { score, moved } = await layoutShift(page, `${stage.url}/`, settledPage(page));
    expect(score, moved).toBeLessThanOrEqual(0.02);
  });
});

/** Runs in the page: the stake and the figures of which a digit is out of sight. */
function cutFigures(slip: Element): readonly string[] {
  return [...slip.querySelectorAll('input, dd')].flatMap((each) => {
    const isCut = each.scrollWidth > each.clientWidth || each.getBoundingClientRect().right > innerWidth;
    return isCut ? [each instanceof HTMLInputElement ? each.value : (each.textContent ?? '')] : [];
  });
}
