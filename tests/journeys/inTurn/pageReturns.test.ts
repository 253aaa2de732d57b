import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { plainChromium } from '@tests/support/browser/plainChromium';
import type { PlainChromium } from '@tests/support/browser/plainChromium';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { entranceOnServer } from '@tests/support/journeys/entrance';
import { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { Traffic } from '@tests/support/journeys/Traffic';
import { worldOfServer } from '@tests/support/journeys/World';
import type { StillMatch, World } from '@tests/support/journeys/World';

/** What happened to a page, as it heard of it. */
type RecordingWindow = Window & { received?: string[] };

function hear(): void {
  const received: string[] = ((window as RecordingWindow).received = []);
  for (const name of ['freeze', 'resume', 'visibilitychange'])
    document.addEventListener(name, () => received.push(`${name} ${document.visibilityState}`));
  addEventListener('pageshow', (event) => {
    received.push(event.persisted ? 'restored' : 'loaded');
  });
}
const eventsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as RecordingWindow).received ?? []);

/** Chromium gives a page two seconds to be put into its cache. */
const MAX_DEPARTURES = 20;

/** How far apart a timer of a tenth of a second really fires, milliseconds. */
const timerGap = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const ticks: number[] = [];
        const timer = setInterval(() => {
          ticks.push(performance.now());
          if (ticks.length < 3) return;
          clearInterval(timer);
          resolve((ticks[2] ?? 0) - (ticks[1] ?? 0));
        }, 100);
      }),
  );

describe('a page that comes back', () => {
  let app: Awaited<ReturnType<typeof servedRemoteApp>>;
  let browser: PlainChromium;
  let player: Player;
  let world: World;
  let match: StillMatch;

  beforeEach(async () => {
    app = await servedRemoteApp();
    world = worldOfServer(app.sandbox);
    browser = await plainChromium();
    const { context } = browser;
    await context.addInitScript(hear);
    const traffic = new Traffic(context);
    const entrance = entranceOnServer(app.sandbox);
    player = new Player(await context.newPage(), context, app.url, traffic, entrance);
    await player.enterAsDemo('/terms');
    match = await world.stillMatch();
  });
  afterEach(async () => {
    await browser.close();
    await app.close();
  });

  /** Another tab is looked at. */
  async function lookAway(): Promise<Page> {
    const other = await player.context.newPage();
    await other.bringToFront();
    await soon(() => eventsOn(player.page)).toContain('visibilitychange hidden');
    return other;
  }
  /** For another site. A page that still waits for a reply would not be kept. */
  async function leave(): Promise<void> {
    await player.page.waitForLoadState('networkidle');
    await player.page.goto(`${app.sandbox.url}/__sandbox/inbox`);
  }
  /**
   * From the page that `arrive` shows, to another site and back out of the browser's cache; `meanwhile` happens while it is there. A busy machine
   * may be too slow for the cache: then the page was loaded afresh, which is another case, and it is left once more.
   */
  async function comeBackFromCache(
    arrive: () => Promise<unknown>,
    meanwhile: () => Promise<unknown>,
  ): Promise<void> {
    for (let departure = 0; departure < MAX_DEPARTURES; departure += 1) {
      await arrive();
      await player.page.evaluate(() => void (window as RecordingWindow).received?.push('left'));
      await leave();
      await meanwhile();
      await player.page.bringToFront();
      await player.page.goBack({ waitUntil: 'commit' });
      let events: readonly string[] = [];
      await soon(async () => {
        events = await eventsOn(player.page);
        return events.includes('restored') || (events.includes('loaded') && !events.includes('left'));
      }).toBe(true);
      if (events.includes('restored')) return;
    }
    throw new Error('the browser never keeps this page in its cache');
  }
  const count = (event: string) =>
    app.sandbox.faults.realtime(event, { kind: 'delayAck', ms: 0 }, { times: 1_000 });

  it('[F75] a hidden tab whose link died: greyed and not to be placed on until prices are told anew; no heap of toasts', async () => {
    const home = await player.backHome(match, '500');
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await lookAway();
    // A late tick is nearer to the next one.
    await soon(() => timerGap(player.page)).toBeGreaterThanOrEqual(900);
    // While a link that a busy machine lost is being made anew, a push reaches nobody.
    for (let news = 0; news < 20; news += 1)
      await soon(() =>
        app.sandbox.faults
          .push('sub:notification_toast', {
            title: `News ${news}`,
            message: `Number ${news}`,
            status: 'info',
          })
          .occurred(),
      ).toBe(1);
    // All have come. Their toasts take turns: those that leave wait for an animation that a hidden page does not run.
    await player.header.bar.getByRole('button', { name: 'Notifications, 20 new' }).waitFor();
    await soon(() => app.sandbox.faults.freeze().occurred()).toBe(1);
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 2.5 });
    await soon(() => player.slip.place.isEnabled()).toBe(false);
    await player.page.bringToFront();
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.50\s/);
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await soon(() => player.slip.stake.inputValue()).toBe('500');
    expect(await player.stayingToasts()).toBeLessThanOrEqual(5);
  });

  it('[F76] a frozen page: thawed, it asks for its session and for images, and shows what moved meanwhile', async () => {
    const home = await player.backHome(match, '500');
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.00\s/);
    await lookAway();
    const cdp = await player.context.newCDPSession(player.page);
    await cdp.send('Page.setWebLifecycleState', { state: 'frozen' });
    await world.market(match.marketId, { action: 'move', runnerId: match.homeId, odds: 3.2 });
    await world.advance(3_000);
    const [checks, images] = [count('session_check'), count('market:subscribe')];
    await cdp.send('Page.setWebLifecycleState', { state: 'active' });
    await player.page.bringToFront();
    await soon(() => checks.occurred()).toBeGreaterThan(0);
    await soon(() => images.occurred()).toBeGreaterThan(0);
    await soon(() => player.match.back(home).innerText()).toMatch(/^3\.20\s/);
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    const received = await eventsOn(player.page);
    expect(received.filter((each) => /^(freeze|resume)/.test(each))).toEqual([
      'freeze hidden',
      'resume hidden',
    ]);
  });

  it('[F77] back from the cache after a log-out elsewhere: signed out before anything private is seen', async () => {
    // Not by our own tabs: their broadcast would put a cached page out of the cache, and it would load afresh.
    const other = await player.context.newPage();
    await other.goto(`${app.url}/config.json`);
    const session = await other.evaluate(() => ({ ...localStorage }));
    await comeBackFromCache(
      async () => {
        await other.evaluate((saved) => void Object.assign(localStorage, saved), session);
        await player.open('/profile');
        await soon(() => player.header.balance()).toBe('10,000.00 INR');
      },
      () => other.evaluate(() => ['token', 'user', 'wallet'].forEach((key) => localStorage.removeItem(key))),
    );
    expect(await player.page.getByText('10,000.00').count()).toBe(0);
    await soon(() => player.path).toBe('/');
    await player.header.logIn.waitFor();
  });

  it('[F77] [F02] back from the cache still signed in: prices are greyed, then those of now', async () => {
    const { marketId, homeId } = match;
    const move = (odds: number) => world.market(marketId, { action: 'move', runnerId: homeId, odds });
    let home = '';
    await comeBackFromCache(
      async () => {
        await move(2);
        home = await player.backHome(match, '500');
        await soon(() => player.match.back(home).innerText()).toMatch(/^2\.00\s/);
      },
      () => move(2.8),
    );
    await soon(() => player.match.back(home).innerText()).toMatch(/^2\.80\s/);
    await soon(() => player.slip.place.isEnabled()).toBe(true);
    await soon(() => player.slip.stake.inputValue()).toBe('500');
  });
});
