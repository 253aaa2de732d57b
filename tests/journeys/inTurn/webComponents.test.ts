import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSandboxServer } from '@/adapters/sandbox/doors/nodeServer/createSandboxServer';
import { createSandbox } from '@/adapters/sandbox/provider/createSandbox';
import { buildEmbed } from '@scripts/lib/buildEmbed.mjs';
import { ensureBuilt } from '@scripts/lib/ensureBuilt.mjs';
import { remoteConfig } from '@scripts/lib/remoteConfig.mjs';
import { serveDist } from '@scripts/lib/serveDist.mjs';
import { axeFindings } from '@tests/support/browser/axe';
import { shiftToNoon } from '@tests/support/browser/shiftToNoon';
import { freePort } from '@tests/support/freePort';
import { PageFault } from '@tests/support/journeys/PageFault';
import { soon } from '@tests/support/journeys/soon';
import { raiseStage } from '@tests/support/journeys/Stage';
import { subscriptionsOf } from '@tests/support/journeys/subscriptionsOf';
import { worldOfPage, worldOfServer, type StillMatch, type World } from '@tests/support/journeys/World';

/** Bytes after gzip of all that a page with three elements loads on a backend until a bet is decided: the page, its styles, and every script, that of the socket among them. */
const MAX_WEIGHT = 110_000;

const STRANGERS =
  /node_modules\/(react|react-[a-z-]+|scheduler|inversify|reflect-metadata)\/|\/src\/(ui|texts)\/|\/src\/(application|adapters\/http)\/(casino|cashier|rewards|profile|playSafe|reports|search|alerts|autoCashOut)\//;

describe('elements in a page of somebody else', () => {
  const dist = mkdtempSync(join(tmpdir(), 'embed-'));
  let modules: readonly string[] = [];

  beforeAll(async () => {
    // The sandbox server serves games of it.
    await ensureBuilt();
    modules = await buildEmbed(dist);
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  it('are made without React, without a screen of the product and without what they do not use', () => {
    expect(modules.length).toBeGreaterThan(300);
    expect(modules.filter((path) => STRANGERS.test(path))).toEqual([]);
  });

  it('share one player: log-in, two matches, a bet from a tap to its outcome, log-out, under the strict policy', async () => {
    const stage = await raiseStage(await serveDist({ dist }), null, shiftToNoon());
    const player = await stage.arrive({ width: 'phone' });
    const { page } = player;
    await page.goto(stage.url);
    await pricesShown(page, 0);
    const [account, slip] = [page.locator('account-bar'), page.locator('bet-slip')];
    await logInAsDemo(page);
    await typeBet(page, await worldOfPage(page).stillMatch());
    expect(await axeFindings(page)).toEqual([]);
    await placeBet(page, worldOfPage(page));
    await slip.getByRole('button', { name: 'Put away' }).click();
    await slip.getByText('Tap a price to begin.').waitFor();
    await account.getByRole('button', { name: 'Log out' }).click();
    await account.getByLabel('Username').waitFor();
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
    await stage.close();
  });

  it('are light on a backend: from the first prices to the outcome of a bet', async () => {
    const { stage, server, close } = await onBackend(dist);
    const player = await stage.arrive({ width: 'laptop' });
    const { page } = player;
    const socket = page.waitForEvent('websocket');
    await page.goto(stage.url);
    await socket;
    for (const at of [0, 1]) await pricesShown(page, at);
    await logInAsDemo(page);
    await typeBet(page, await worldOfServer(server).stillMatch());
    await placeBet(page, worldOfServer(server));
    const files = [...player.traffic.downloads].map((path) => (path === '/' ? 'index.html' : path));
    const weight = files
      .map((path) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length)
      .reduce((sum, bytes) => sum + bytes, 0);
    expect(files.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    expect(weight, `${weight}: ${files.join(' ')}`).toBeLessThanOrEqual(MAX_WEIGHT);
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
    await close();
  });

  it('are one slip wherever they show it: its match, its stake, and why the bet was not placed', async () => {
    const stage = await raiseStage(await serveDist({ dist }), null, shiftToNoon());
    const player = await stage.arrive({ width: 'phone' });
    const { page } = player;
    await page.goto(stage.url);
    await pricesShown(page, 0);
    await logInAsDemo(page);
    await page.evaluate(() => document.querySelector('bet-slip')?.after(document.createElement('bet-slip')));
    const world = worldOfPage(page);
    const match = await world.stillMatch();
    const slips = page.locator('bet-slip');
    await typeBet(page, match);
    const name = await page.locator('live-match').first().getByRole('heading').innerText();
    await slips.last().getByText(`at 2.00, Match Odds, ${name}`).waitFor();
    const [stake, other] = [0, 1].map((at) => slips.nth(at).getByLabel('Stake in rupees'));
    await soon(() => other?.inputValue()).toBe('500');
    await other?.fill('700.');
    await soon(() => stake?.inputValue()).toBe('700.');
    // What is being typed stays as it is typed.
    expect(await other?.inputValue()).toBe('700.');
    await slips.first().getByRole('button', { name: 'Place bet' }).click();
    await slips.last().getByText('Your bet is being placed.').waitFor();
    await world.market(match.marketId, { action: 'suspend', label: 'BALL RUNNING' });
    await world.waitOutDelay();
    for (const slip of await slips.all())
      await slip.getByText('Bet not placed. The ball is running. Bets open again in a moment.').waitFor();
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
    await stage.close();
  });

  it('take the new price when it has moved: before the bet is placed, and while it is', async () => {
    const stage = await raiseStage(await serveDist({ dist }), null, shiftToNoon());
    const player = await stage.arrive({ width: 'laptop' });
    const { page } = player;
    await page.goto(stage.url);
    await pricesShown(page, 0);
    await logInAsDemo(page);
    const world = worldOfPage(page);
    const match = await world.stillMatch();
    await typeBet(page, match);
    const slip = page.locator('bet-slip');
    const { marketId, homeId } = match;
    await world.market(marketId, { action: 'move', runnerId: homeId, odds: 1.95 });
    await slip.getByRole('button', { name: 'Take 1.95' }).click();
    await slip.getByText(/ at 1\.95, Match Odds, /).waitFor();
    await slip.getByRole('button', { name: 'Place bet' }).click();
    await slip.getByText('Your bet is being placed.').waitFor();
    await world.market(marketId, { action: 'move', runnerId: homeId, odds: 1.9 });
    await world.waitOutDelay();
    await slip.getByText('The odds have changed. Nothing was placed.').waitFor();
    await slip.getByRole('button', { name: 'Take 1.90' }).click();
    await slip.getByText(/ at 1\.90, Match Odds, /).waitFor();
    await placeBet(page, world);
    expect(player.traffic.problems).toEqual([]);
    await player.context.close();
    await stage.close();
  });

  it('place a bet again that the server never saw, under its own key', async () => {
    const stage = await raiseStage(await serveDist({ dist }), null, shiftToNoon());
    const player = await stage.arrive({ width: 'laptop' });
    const { page } = player;
    await page.goto(stage.url);
    await pricesShown(page, 0);
    await logInAsDemo(page);
    const world = worldOfPage(page);
    await typeBet(page, await world.stillMatch({ delaySeconds: 0 }));
    await PageFault.plan(page, {
      action: 'http',
      path: '/bets',
      method: 'POST',
      fault: { kind: 'status', status: 503 },
    });
    const slip = page.locator('bet-slip');
    await slip.getByRole('button', { name: 'Place bet' }).click();
    await slip
      .getByText(
        'We do not know yet whether this bet was placed. Placing it again is safe: it cannot be placed twice.',
      )
      .waitFor();
    await slip.getByRole('button', { name: 'Place bet' }).click();
    await slip.getByText(/^Bet matched: ₹500.00 on /).waitFor();
    expect(await world.bets()).toBe(1);
    await player.context.close();
    await stage.close();
  });

  it('go to another match with their attribute, and leave the one before', async () => {
    const { stage, server, close } = await onBackend(dist);
    const player = await stage.arrive({ width: 'laptop' });
    const { page } = player;
    const { held } = subscriptionsOf(page);
    await page.goto(stage.url);
    await pricesShown(page, 0);
    const world = worldOfServer(server);
    const [one, two] = [await world.stillMatch(), await world.stillMatch()];
    const shown = page.locator('live-match').first();
    const home = shown.getByRole('button', { name: /^Back .* 2\.00$/ }).first();
    const turnTo = (id: string | null) =>
      shown.evaluate(
        (element, to) =>
          to === null ? element.removeAttribute('match-id') : element.setAttribute('match-id', to),
        id,
      );
    await turnTo(one.id);
    await home.waitFor();
    await soon(() => held.has(one.marketId)).toBe(true);
    await turnTo(two.id);
    await soon(() => [held.has(one.marketId), held.has(two.marketId)]).toEqual([false, true]);
    await home.waitFor();
    for (const id of ['404', null]) {
      await turnTo(id);
      await soon(() => shown.getByRole('status').allInnerTexts()).toEqual([
        'This match is no longer available.',
      ]);
    }
    await soon(() => held.has(two.marketId)).toBe(false);
    await turnTo(two.id);
    await home.waitFor();
    await player.context.close();
    await close();
  });

  it('say what did not load while the backend is out of reach, and come by themselves', async () => {
    const { stage, server, close } = await onBackend(dist);
    const player = await stage.arrive({ width: 'phone' });
    const { page, context } = player;
    await page.route(`${server.url}/**`, (route) => route.abort());
    await page.goto(stage.url);
    const why =
      'This match did not load. We cannot reach the server. Check your connection and try again. It is asked for again by itself.';
    const places = page.locator('[data-match]');
    await soon(() => places.getByRole('status').allInnerTexts()).toEqual([why, why]);
    await page.locator('account-bar').getByText('Failed to get notifications').waitFor();
    await places.first().evaluate((place) => {
      const shown = document.createElement('live-match');
      shown.setAttribute('match-id', '11');
      place.before(shown);
    });
    const shown = page.locator('live-match').first();
    await soon(() => shown.getByRole('status').allInnerTexts()).toEqual([why]);
    await shown.evaluate((element) => element.remove());
    expect(await axeFindings(page)).toEqual([]);
    await page.unroute(`${server.url}/**`);
    await context.setOffline(true);
    await context.setOffline(false);
    for (const at of [0, 1]) await pricesShown(page, at);
    await context.close();
    await close();
  });

  it('say what is wrong with config.json: a backend of a language of its own is none of theirs', async () => {
    const config = { backend: 'kestrel', dialect: { apiUrl: 'https://kestrel.example/v2' } };
    const stage = await raiseStage(await serveDist({ dist, config }));
    const player = await stage.arrive({ width: 'phone' });
    await player.page.goto(stage.url);
    const why = 'Error: config.json: backend must be "sandbox" or "remote"';
    await soon(() => player.page.getByRole('alert').allInnerTexts()).toEqual([why, why]);
    await player.context.close();
    await stage.close();
  });
});

/** Their page on a backend of its own. */
async function onBackend(dist: string) {
  const port = await freePort();
  const server = await createSandboxServer({
    engine: createSandbox({ seed: 'embed', startMs: Date.now() }),
    port: 0,
    origins: `http://127.0.0.1:${port}`,
  });
  const stage = await raiseStage(await serveDist({ dist, port, config: remoteConfig(server.url) }), server);
  return {
    stage,
    server,
    close: async () => {
      await stage.close();
      await server.close();
    },
  };
}

/** A match shows a price that can be tapped. */
async function pricesShown(page: Page, at: number): Promise<void> {
  await soon(() => page.locator('live-match').count()).toBe(2);
  const price = page
    .locator('live-match')
    .nth(at)
    .getByRole('button', { name: /^Back .*\d$/ });
  await soon(() => price.first().isVisible()).toBe(true);
}

async function logInAsDemo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Try the demo' }).click();
  await page
    .locator('account-bar')
    .getByText(/Balance ₹10,000.00/)
    .waitFor();
}

/** A still match stands in the first place, and a bet on it in the slip, whose first stake was too small. */
async function typeBet(page: Page, { id }: StillMatch): Promise<void> {
  await page.evaluate((match) => {
    const shown = document.createElement('live-match');
    shown.setAttribute('match-id', match);
    document.querySelector('live-match')?.replaceWith(shown);
  }, id);
  // The other side may stand at the same price.
  await page
    .locator('live-match')
    .first()
    .getByRole('button', { name: /^Back .* 2\.00$/ })
    .first()
    .click();
  const slip = page.locator('bet-slip').first();
  await slip.getByLabel('Stake in rupees').fill('50');
  await slip.getByText('The stake is below the minimum here: ₹100.00.').waitFor();
  await soon(() => slip.getByRole('button', { name: 'Place bet' }).isEnabled()).toBe(false);
  await slip.getByLabel('Stake in rupees').fill('500');
  await slip.getByText('Profit ₹500.00, liability ₹500.00').waitFor();
}

async function placeBet(page: Page, world: World): Promise<void> {
  const slip = page.locator('bet-slip');
  await slip.getByRole('button', { name: 'Place bet' }).click();
  await slip.getByText('Your bet is being placed.').waitFor();
  await world.waitOutDelay();
  await slip.getByText(/^Bet matched: ₹500.00 on /).waitFor();
  await page
    .locator('account-bar')
    .getByText(/Exposure ₹500.00/)
    .waitFor();
}
