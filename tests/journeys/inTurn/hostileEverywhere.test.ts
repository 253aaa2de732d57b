import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cleanText } from '@/domain/shared/cleanText';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '@tests/support/hostile/payloads';
import { Poison } from '@tests/support/hostile/poison';
import { fetchOn } from '@tests/support/journeys/fetchOn';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';

const [IMAGE = '', , SVG = ''] = HOSTILE_TEXTS;

/** The operator's own file is not trusted more than the backend. */
const BRAND = {
  title: `${IMAGE} | ${SVG}`,
  logo: 'javascript:window.__pwned=1',
  footer: HOSTILE_TEXTS.slice(0, 12).join(' '),
  navigation: [{ text: SVG, to: '/slots' }, 'sports', 'inplay'],
  texts: { en: { 'pages.hero.title': IMAGE, 'sports.nowAndNext': SVG } },
};

const PUBLIC = ['/', '/contactus'];
const PROTECTED = [
  '/home',
  '/spmsports/cricket',
  '/games-all',
  '/bonus',
  '/cashier',
  '/gatewaylist',
  '/withdraw',
  '/kyc',
  '/mybets',
];

/** Whatever stands on the page as text, and every address in it as the browser takes it. */
async function look(page: Page): Promise<{ readonly words: string; readonly addresses: readonly string[] }> {
  return page.evaluate(() => ({
    words: document.documentElement.innerText,
    addresses: ['src', 'href', 'action', 'formaction', 'data'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map(
        (each) => new URL(each.getAttribute(name) ?? '', document.baseURI).href,
      ),
    ),
  }));
}

/** A page or a picture of this machine, or a brand's page elsewhere as it was before anything was spoilt. */
const HARMLESS =
  /^(https?:\/\/127\.0\.0\.1[:/]|data:image\/|tel:\+?\d+$|https:\/\/(t\.me|www\.facebook\.com|www\.instagram\.com|wa\.me)\/)/;

const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('the hostile corpus in every text and every address of the backend', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage('remote', { config: { brand: BRAND } });
  });
  afterAll(() => stage.close());

  it('[X01] [X03] [X08] [X11] [X14] [X15] [X17] runs nowhere, loads nothing, breaks no page, and is read as it was written', async () => {
    const { server } = stage;
    if (server === null) throw new Error('this stage has no server');
    const player = await stage.arrive();
    const { page } = player;
    const poison = new Poison();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await player.enterAsDemo();
    await page.route(`${server.url}/**`, async (route) => {
      const answer = await fetchOn(route);
      const type = answer.headers()['content-type'] ?? '';
      if (!type.includes('json')) return route.fulfill({ response: answer });
      const reply: unknown = await answer.json();
      return route.fulfill({ response: answer, json: poison.spoil(reply) });
    });

    const shown = new Set<string>();
    const seen = async (): Promise<void> => {
      await page.waitForLoadState('networkidle');
      const { words, addresses } = await look(page);
      const all = flat(words);
      for (const payload of poison.given)
        if (all.includes(flat(cleanText(payload, 24)).replace(/…$/, ''))) shown.add(payload);
      expect(addresses.filter((each) => !HARMLESS.test(each))).toEqual([]);
      expect(await page.locator('[target=_blank]:not([rel*=noopener])').count()).toBe(0);
      expect(await page.evaluate(() => '__pwned' in window), page.url()).toBe(false);
    };
    for (const path of PROTECTED) {
      await player.open(path);
      await seen();
    }
    const world = worldOfServer(server);
    await player.open((await world.stillMatch()).path);
    await seen();
    for (const payload of HOSTILE_TEXTS.slice(0, 5)) {
      await world.push('sub:notification_toast', { title: payload, message: payload, status: 'info' });
      await player.sawToast(payload);
    }
    await seen();
    await page.evaluate(() => localStorage.clear());
    for (const path of PUBLIC) {
      await player.open(path);
      await seen();
    }

    // What was handed out is the whole corpus, and most of it really came to be seen.
    expect(poison.given.size).toBe(HOSTILE_TEXTS.length + HOSTILE_ADDRESSES.length);
    expect([...shown].filter((each) => HOSTILE_TEXTS.includes(each)).length).toBeGreaterThan(60);
    expect(dialogs).toEqual([]);
    expect(stage.cspReports.reports).toEqual([]);
    // A picture may be asked for at our own address, and is not there.
    expect(player.traffic.problems.filter((each) => !each.startsWith(`404 ${stage.url}`))).toEqual([]);
    expect(player.traffic.addresses.filter((each) => /evil/.test(new URL(each).host))).toEqual([]);
    await player.context.close();
  });
});
