import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultPlan } from '@/adapters/sandbox/faults/FaultPlan';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfServer } from '@tests/support/journeys/World';
import type { World } from '@tests/support/journeys/World';

/** Each would set `window.__pwned` if any part of the app took it for markup, an address or code. */
const PAYLOADS = [
  '<img src=x onerror="window.__pwned=1">',
  '<svg onload="window.__pwned=1"></svg>',
  '<script>window.__pwned=1</script>',
  '"><iframe srcdoc="<script>parent.__pwned=1</script>"></iframe>',
  '<a href="javascript:window.__pwned=1">press</a>',
  '<style>@import "//evil.example"</style>',
  "{{constructor.constructor('window.__pwned=1')()}}",
  '${window.__pwned=1}',
  '&lt;img src=x onerror=window.__pwned=1&gt;',
  '%3Cscript%3Ewindow.__pwned=1%3C/script%3E',
] as const;

const PLAIN_FOOTER = 'A sandbox: play chips only.';

describe('hostile text from the backend', () => {
  let stage: Stage;
  let world: World;
  let faults: FaultPlan;
  let player: Player;

  beforeAll(async () => {
    stage = await openStage('remote');
    if (stage.server === null) throw new Error('this stage has no server');
    world = worldOfServer(stage.server);
    ({ faults } = stage.server);
  });
  afterAll(() => stage.close());
  beforeEach(async () => {
    player = await stage.arrive();
  });
  afterEach(async () => {
    faults.clear();
    await world.setAppDetails({ FOOTER_TEXT: PLAIN_FOOTER, SEO_TITLE: 'Maidan' });
    expect(await player.page.evaluate(() => '__pwned' in window)).toBe(false);
    expect(stage.cspReports.reports).toEqual([]);
    expect(player.traffic.problems.filter((problem) => !problem.startsWith('401 '))).toEqual([]);
    await player.context.close();
  });

  it('[X01] [X02] [X03] in the footer and in the title', async () => {
    const [first] = PAYLOADS;
    await world.setAppDetails({ FOOTER_TEXT: PAYLOADS.join(' '), SEO_TITLE: first });
    await player.open('/terms');
    const footer = player.page.getByRole('contentinfo');
    await soon(() => footer.innerText()).toContain(PAYLOADS.join(' '));
    expect(await player.page.title()).toContain(first);
    expect(await footer.locator('iframe, script, style, img').count()).toBe(0);
  });

  it('[X01] [X03] in the announcements', async () => {
    const data = PAYLOADS.map((content) => ({ content }));
    const received = faults.http('/announcement/display', {
      kind: 'body',
      raw: JSON.stringify({ error: false, data, message: '' }),
      contentType: 'application/json',
    });
    await player.open('/');
    const bar = player.page.getByRole('region', { name: 'Announcements' });
    for (const payload of PAYLOADS) {
      await bar.getByText(payload, { exact: true }).waitFor();
      await bar.getByRole('button', { name: 'Hide this announcement' }).click();
    }
    expect(received.occurred()).toBe(1);
  });

  it('[X01] [TOAST-04] in toasts and in the list that keeps them', async () => {
    await player.enterAsDemo();
    await player.dismissToasts();
    for (const payload of PAYLOADS.slice(0, 4)) {
      await world.push('sub:notification_toast', { title: payload, message: payload, status: 'success' });
      await player.sawToast(`${payload} : ${payload}`);
    }
    await player.dismissToasts();
    await player.page.getByRole('button', { name: /^Notifications/ }).click();
    const saved = player.dialog('Notifications');
    for (const payload of PAYLOADS.slice(0, 4)) {
      await saved.getByText(`${payload} : ${payload}`, { exact: true }).waitFor();
    }
  });

  it('[X01] [AUTH-06] in the words of a refusal', async () => {
    const [payload] = PAYLOADS;
    const refused = faults.http('/login', {
      kind: 'body',
      raw: JSON.stringify({ error: true, data: null, message: payload }),
      contentType: 'application/json',
    });
    await player.open('/');
    await player.header.logIn.click();
    await player.auth.logIn({ username: 'asha', password: 'whatever 1A' });
    await player.auth.panel.getByText(payload, { exact: true }).waitFor();
    expect(refused.occurred()).toBe(1);
  });

  it('[X01] in the names of teams, on the list and on the page of the match', async () => {
    const [payload] = PAYLOADS;
    const { id, path } = await world.stillMatch();
    for (const [call, root] of [
      ['/bet/matches', 'data.matches.0'],
      ['/bet/match/odds', 'data.match'],
    ] as const) {
      faults.http(call, { kind: 'drift', path: `${root}.home`, value: payload }, { times: 1_000 });
      faults.http(call, { kind: 'drift', path: `${root}.name`, value: `${payload} v B` }, { times: 1_000 });
    }
    await player.enterAsDemo('/spmsports/cricket');
    await player.page.getByRole('main').getByText(payload, { exact: true }).first().waitFor();
    await player.open(path);
    await player.page.getByRole('main').getByText(payload, { exact: true }).first().waitFor();
    await soon(() => player.heading.innerText()).toBe(`${payload} v B`);
    expect(id).not.toBe('');
  });

  it('[X05] direction marks cannot turn an amount around', async () => {
    await player.enterAsDemo();
    await player.dismissToasts();
    // With its marks the last one would read "₹500.00".
    const amounts = ['\u202e₹500.00', '\u2067₹500.00 نمور', '₹\u202e00.005'];
    for (const [at, amount] of amounts.entries()) {
      await world.push('sub:notification_toast', { title: `Won ${at}`, message: amount, status: 'info' });
      const toast = player.toast(`Won ${at} : `);
      await toast.waitFor();
      expect(await toast.innerText()).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
      const digits = at === 2 ? '₹00.005' : '₹500.00';
      const edges = await leftEdges(toast, digits);
      expect(edges, amount).toEqual([...edges].toSorted((one, other) => one - other));
    }
  });
});

/** Where each character of this text is drawn, in the order of writing. */
function leftEdges(within: Locator, text: string): Promise<number[]> {
  return within.evaluate((root: HTMLElement, wanted: string) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const start = node.nodeValue?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      return [...wanted].map((_, at) => {
        range.setStart(node, start + at);
        range.setEnd(node, start + at + 1);
        return range.getBoundingClientRect().left;
      });
    }
    throw new Error(`no text node holds ${wanted}`);
  }, text);
}
