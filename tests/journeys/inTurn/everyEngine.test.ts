import { afterAll, beforeAll, describe, expect } from 'vitest';
import { findFirefox, findWebKit } from '@scripts/lib/findEngines.mjs';
import { servedRemoteApp } from '@tests/support/browser/servedRemoteApp';
import { chromiumEngine } from '@tests/support/engines/chromiumEngine';
import type { EngineTab } from '@tests/support/engines/Engine';
import { firefoxEngine } from '@tests/support/engines/firefoxEngine';
import { Hand } from '@tests/support/engines/Hand';
import { webkitEngine } from '@tests/support/engines/webkitEngine';
import { soon } from '@tests/support/journeys/soon';
import { stepsOfOneWay } from '@tests/support/journeys/steps';
import type { World } from '@tests/support/journeys/World';
import { worldOfServer } from '@tests/support/journeys/World';

const firefox = findFirefox();
const webkit = findWebKit();
/** All that this machine has: `npm test` installs what it may, and says what it could not. */
const ENGINES = [
  chromiumEngine,
  ...(firefox === null ? [] : [firefoxEngine(firefox)]),
  ...(webkit === null ? [] : [webkitEngine(webkit)]),
];

const PRICES = `[...document.querySelectorAll('main [data-price-cell]')].map((cell) => cell.textContent)`;
const ERRORS = `(window.seenErrors ?? []).join(', ')`;
const WATCH = `(() => {
  window.seenErrors = [];
  addEventListener('error', (event) => seenErrors.push(String(event.message)));
  addEventListener('unhandledrejection', (event) => seenErrors.push(String(event.reason)));
})()`;

describe.each(ENGINES.map((engine) => [engine.name, engine] as const))('the main ways in %s', (_, engine) => {
  const step = stepsOfOneWay();
  let app: Awaited<ReturnType<typeof servedRemoteApp>>;
  let world: World;
  let tab: EngineTab;
  let hand: Hand;

  beforeAll(async () => {
    app = await servedRemoteApp({
      config: { jurisdiction: { minAge: 18, currency: 'INR', realMoney: true } },
    });
    world = worldOfServer(app.sandbox);
    tab = await engine.open();
    hand = new Hand(tab);
  });
  afterAll(async () => {
    await tab.close();
    await app.close().catch(() => undefined);
  });
  const arrive = async (path: string): Promise<void> => {
    await tab.goto(app.url + path);
    await soon(() => tab.run<boolean>(`document.querySelector('main h1') !== null`)).toBe(true);
    await tab.run(WATCH);
  };
  /** Inside the app, as a link of it leads there: a page of this engine is loaded where the load is what matters. */
  const moveTo = async (path: string): Promise<void> => {
    const heading = (): Promise<string> =>
      tab.run<string>(`document.querySelector('main h1')?.textContent ?? ''`);
    const before = await heading();
    await tab.run(`(history.pushState(null, '', ${JSON.stringify(path)}),
      dispatchEvent(new PopStateEvent('popstate', { state: null })))`);
    await soon(async () => ['', before].includes(await heading())).toBe(false);
  };

  step('[SPORT-04] [RT-07] a visitor sees prices that move', async () => {
    await arrive('/');
    await soon(() => tab.run<string[]>(PRICES)).not.toEqual([]);
    await hand.press('heading', /^Live now$/);
    await hand.press('button', /^Yes, I am 18 or older$/);
    const before = JSON.stringify(await tab.run<string[]>(PRICES));
    await soon(async () => JSON.stringify(await tab.run<string[]>(PRICES))).not.toBe(before);
  });

  step('[AUTH-07] logs in with the demo account', async () => {
    await hand.press('button', /^Login$/);
    await hand.press('button', /^Try the demo$/);
    await soon(() => hand.path()).toBe('/home');
    await hand.reads(/10,000\.00 INR/);
  });

  step('[BET-05] a bet on a match of the list is matched, and the engine has it', async () => {
    const match = await world.stillMatch({ delaySeconds: 0 });
    await moveTo('/exchange/Cricket');
    await soon(() =>
      tab.run<number>(`document.querySelectorAll('main [data-price-cell]').length`),
    ).toBeGreaterThan(5);
    await moveTo(match.path);
    await hand.press('button', /^Back .*2\.00/);
    await hand.fill(/^Stake ₹$/, '100');
    await hand.press('submit', /100/);
    await soon(() => world.bets()).toBe(1);
    await hand.reads(/Exp: -100/);
  });

  step('[CASH-01] tells of a deposit', async () => {
    await moveTo('/deposit/m_upi');
    await hand.fill(/^Amount/, '1000');
    await hand.press('button', /^Continue to payment$/);
    await hand.fill(/^(UTR|Transaction)/, '412345678901');
    await hand.press('button', /^Submit deposit$/);
    await hand.reads(/We are checking your payment/);
  });

  step('[CASINO-03] opens a game in its frame, and plays a round of it', async () => {
    await moveTo('/casino/spribe/mines');
    await soon(() =>
      tab.run<string | null>(`document.querySelector('main iframe')?.src ?? null`),
    ).toBeTruthy();
    await soon(() => tab.run<string>(`document.querySelector('main iframe')?.dataset.loaded ?? ''`)).toBe(
      'true',
    );
    // The provider's own page, by itself: what is in a frame of another origin only the person before it sees.
    await tab.run(`location.assign(document.querySelector('main iframe').src)`);
    await hand.press('button', /^Start/);
    await hand.press('button', /^Tile 13, closed/);
    await hand.reads(/1 safe|A mine/);
  });

  step('[I18N-01] speaks Hindi', async () => {
    await arrive('/terms');
    await hand.press('button', /^Language and display$/);
    await hand.press('button', /^हिन्दी$/);
    await soon(() => tab.run<string>('document.documentElement.lang')).toMatch(/^hi/);
    await moveTo('/home');
    await hand.reads(/[\u0900-\u097F]{3}/u);
  });

  step('[F01] starts without a network', async () => {
    expect(await tab.run<string>(ERRORS)).toBe('');
    await soon(() =>
      tab.run<string>(`(globalThis.kept ??= 'asked', caches.open('shell-1')
      .then((cache) => cache.match('/')).then((page) => (globalThis.kept = page ? 'kept' : 'asked')), globalThis.kept)`),
    ).toBe('kept');
    await app.close();
    await tab.goto(`${app.url}/terms`);
    await soon(() => tab.run<boolean>(`document.querySelector('main h1') !== null`)).toBe(true);
  });
});
