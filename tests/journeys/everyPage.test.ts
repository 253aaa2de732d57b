import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '@/domain/routing/Route';
import { ROUTE_TABLE } from '@/domain/routing/routeTable';
import pages from '@/ui/i18n/en/pages.json';
import { seriousFindings } from '@tests/support/browser/axe';
import { viewports } from '@tests/support/browser/viewports';
import { codeInInbox, newPlayer } from '@tests/support/journeys/AuthScreens';
import { ContactSheet } from '@tests/support/journeys/ContactSheet';
import type { Player } from '@tests/support/journeys/Player';
import { soon } from '@tests/support/journeys/soon';
import { openStage } from '@tests/support/journeys/Stage';
import type { Stage } from '@tests/support/journeys/Stage';
import { worldOfPage } from '@tests/support/journeys/World';

const SITE = 'Maidan | Sports exchange and casino';
const TEXTS: Readonly<Record<string, string>> = pages;

/** `CONTACT_SHEET=folder` keeps a picture of everything that is looked at. */
const sheet = new ContactSheet(process.env.CONTACT_SHEET);

/** Nothing is judged in the middle of a movement. */
const STILL = { reducedMotion: 'reduce' } as const;

/** NAV-04 in its own words, beside the table that it is to be true of. */
const BARE = [
  'register',
  'sign-in',
  'verify-number',
  'mobile-number',
  'maintenance',
  'forgot-password',
  'reset-password',
  'betby',
];
const NO_FOOTER = ['casino', 'casino-game', 'exchange', 'jetfair', 'sports', 'sportsbook', 'sportsbook-test'];

const EXAMPLES: Readonly<Record<string, string>> = {
  ':providerCode': 'ezugi',
  ':category': 'cricket',
  ':gameId': 'Cricket',
  ':casinoslug': 'spribe',
  ':gameslug': 'aviator',
  ':gateway': 'm_paytm',
  ':mode': 'upi',
  ':method': 'upi',
};
const addressOf = ({ path }: Route): string => path.replace(/:\w+/g, (name) => EXAMPLES[name] ?? 'x1');

/** Pages that stand only after a step before them; this is the way there. */
const WAYS: Readonly<Record<string, (player: Player) => Promise<void>>> = {
  'verify-number': async (player) => {
    await player.moveTo('/mobile-number');
    await player.page.getByRole('textbox', { name: 'Mobile number +91' }).fill(newPlayer().mobile);
    await player.page.getByRole('checkbox').check();
    await player.page.getByRole('button', { name: 'Send OTP' }).click();
    await player.page.getByText('We sent a code').waitFor();
    await player.moveTo('/verify-number');
  },
  register: async (player) => {
    await WAYS['verify-number']?.(player);
    const code = await codeInInbox(player.page);
    await player.page.getByRole('textbox', { name: 'One-time code (OTP)' }).fill(code);
    await player.page.getByRole('button', { name: 'Verify' }).click();
  },
  'reset-password': async (player) => {
    await player.moveTo('/forgot-password');
    await player.page.getByRole('textbox', { name: 'Mobile number +91' }).fill(newPlayer().mobile);
    await player.page.getByRole('button', { name: 'Send OTP' }).click();
  },
  maintenance: async (player) => {
    await worldOfPage(player.page).setAppDetails({ BRAND_STATUS: 'maintenance' });
    await player.page.reload();
  },
};

/** Two rows of one form are one page: the first answers. */
const formOf = ({ path }: Route): string => path.replace(/:\w+/g, ':');
const ROUTES = ROUTE_TABLE.filter(
  (route, at) => ROUTE_TABLE.findIndex((each) => formOf(each) === formOf(route)) === at,
);
const forVisitors = ROUTES.filter(({ routeType }) => routeType !== 'protected');
/** Where nobody offers what they frame, or their flag is off, and old names: these lead on. */
const LEAD_ON = {
  jetfair: '/exchange/Cricket',
  'sportsbook-test': '/sportsbook2',
  'withdraw-wizard': '/withdraw',
  'withdraw-wizard-form': '/withdraw',
  paytm: '/deposit/m_paytm',
  bkash: '/deposit/m_bkash',
  nagad: '/deposit/m_nagad',
} as const;
const forPlayers = ROUTES.filter(
  ({ routeType, id }) => routeType !== 'public' && id !== 'maintenance' && !(id in LEAD_ON),
);

/** A lobby and a game are called what they are. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  '/:providerCode': 'Ezugi',
  '/casino/:casinoslug': 'Spribe',
  '/casino/:casinoslug/:gameslug': 'Aviator',
};
const nameOf = ({ path, pageName }: Route): string | undefined =>
  OWN_NAMES[path] ?? TEXTS[`pages.${pageName}`];

/** Whatever the eye, the hand or the screen: the same page, whole and usable. */
async function look(player: Player, route: Route, who: string): Promise<void> {
  const { page } = player;
  const address = addressOf(route);
  await page.setViewportSize(viewports.laptop);
  const way = WAYS[route.id];
  await (way === undefined ? player.moveTo(address) : way(player));
  await page.waitForURL(`**${address}`);
  await soon(() => page.title()).toBe(`${nameOf(route)} – ${SITE}`);
  await player.heading.waitFor();
  await player.dismissToasts();

  const bare = BARE.includes(route.id);
  await soon(() => page.getByRole('banner').count()).toBe(bare ? 0 : 1);
  await soon(() => page.getByRole('contentinfo').count()).toBe(bare || NO_FOOTER.includes(route.id) ? 0 : 1);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);

  await lookAsItStands(player, `${who} at ${route.path}`);
}

async function lookAsItStands(player: Player, name: string): Promise<void> {
  const { page } = player;
  for (const [width, size] of Object.entries(viewports)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await drawn(player);
      expect(await seriousFindings(page), `${width}, ${colorScheme}`).toEqual([]);
      await sheet.add(page, name, `${width}, ${colorScheme}`);
    }
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await drawn(player);
  expect(await sidewaysBy(player)).toBe(0);
  await page.setViewportSize(viewports.laptop);
}

function drawn({ page }: Player): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** Pixels that stick out of the page to the side. The root's own box leaves out the room that is kept for a scrollbar. */
function sidewaysBy({ page }: Player): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    return root.scrollWidth - Math.round(root.getBoundingClientRect().width);
  });
}

describe('every page, light and dark, on a phone and on a laptop', () => {
  let stage: Stage;
  let visitor: Player;
  let player: Player;
  beforeAll(async () => {
    stage = await openStage('sandbox');
    [visitor, player] = [await stage.arrive({ context: STILL }), await stage.arrive({ context: STILL })];
    await visitor.open('/');
    await player.enterAsDemo();
  });
  afterAll(async () => {
    await sheet.write();
    await stage.close();
  });

  it('the table is whole, and so are the two rows of NAV-04', () => {
    const ids = ROUTE_TABLE.map(({ id }) => id);
    expect([...BARE, ...NO_FOOTER].filter((id) => !ids.includes(id))).toEqual([]);
    const walked = [...forVisitors, ...forPlayers, ...Object.keys(LEAD_ON)];
    expect(walked.length).toBeGreaterThan(50);
  });

  it.each(forPlayers.map((route) => [route.path, route] as const))(
    '[NAV-01] [NAV-04] [NAV-08] a player at %s',
    (_path, route) => look(player, route, 'player'),
  );

  it.each(Object.entries(LEAD_ON))(
    '[CASINO-04] [CASH-01] [CASH-02] a player at %s is led to %s',
    async (id, to) => {
      await player.moveTo(addressOf(ROUTES.find((route) => route.id === id) ?? neverSuchRoute(id)));
      await soon(() => player.path).toBe(to);
      await player.heading.waitFor();
    },
  );

  it.each(
    forVisitors
      .toSorted((one, other) => last(one) - last(other))
      .map((route) => [route.path, route] as const),
  )('[NAV-01] [NAV-04] [NAV-08] a visitor at %s', (_path, route) => look(visitor, route, 'visitor'));

  it('[SPORT-04] [HDR-08] a match with a bet in the slip, then the popups of the exposure', async () => {
    const { page, slip, header, exposure } = player;
    const world = worldOfPage(page);
    const match = await world.stillMatch();
    await player.backHome(match, '500');
    await lookAsItStands(player, 'bet in the slip');
    await slip.place.click();
    await slip.says('Your bet waits out the in-play delay.').waitFor();
    await world.advance(6_000);
    await slip.says('Bet matched').waitFor();
    await lookAsItStands(player, 'bet matched');
    await slip.press('Done');
    await header.exposure.click();
    await lookAsItStands(player, 'exposure');
    await exposure.popup.getByRole('button', { name: /^Bets on / }).click();
    await exposure.bets.getByRole('table').waitFor();
    await lookAsItStands(player, 'bets of the exposure');
    for (const popup of [exposure.bets, exposure.popup]) {
      await page.keyboard.press('Escape');
      await popup.waitFor({ state: 'hidden' });
    }
    await world.market(match.marketId, { action: 'settle', runnerId: match.homeId });
    await player.toast(/You won/).waitFor();
    await lookAsItStands(player, 'won');
    await player.dismissToasts();
  });

  it('[HDR-04] [HDR-06] the drawer, the notices, and the panel of a visitor', async () => {
    await player.moveTo('/profile');
    for (const [opener, title] of [
      ['Menu', 'Menu'],
      [/^Notifications/, 'Notifications'],
    ] as const) {
      await player.header.bar.getByRole('button', { name: opener }).click();
      await player.dialog(title).waitFor();
      await lookAsItStands(player, title);
      await player.page.keyboard.press('Escape');
      await player.dialog(title).waitFor({ state: 'hidden' });
    }
    const guest = await stage.arrive({ context: STILL });
    await guest.open('/');
    for (const open of [guest.header.logIn, guest.header.register]) {
      await open.click();
      await guest.dialog(/Log in|Create your account/).waitFor();
      await lookAsItStands(guest, 'signing in');
      await guest.page.keyboard.press('Escape');
      await guest.dialog(/Log in|Create your account/).waitFor({ state: 'hidden' });
    }
    expect(guest.traffic.problems).toEqual([]);
  });

  it('this look would see a picture without a name, and what is too wide', async () => {
    const guest = await stage.arrive({ context: STILL });
    await guest.open('/terms');
    await guest.page.evaluate(() => {
      const [picture, wide] = [document.createElement('img'), document.createElement('div')];
      picture.src = '/favicon.svg';
      Object.assign(wide.style, { inlineSize: '330px', blockSize: '8px' });
      document.querySelector('main')?.append(picture, wide);
    });
    expect(await seriousFindings(guest.page)).toEqual([expect.stringMatching(/^image-alt at img/)]);
    await guest.page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysBy(guest)).toBeGreaterThan(0);
  });

  it('[NAV-02] [NAV-03] what is not for them leads a visitor to / and a player to /home', async () => {
    const guest = await stage.arrive();
    await guest.open('/');
    for (const route of ROUTES.filter(({ routeType }) => routeType === 'protected')) {
      await guest.moveTo(addressOf(route));
      await soon(() => guest.path).toBe('/');
    }
    await guest.moveTo('/no-such-provider');
    await soon(() => guest.path).toBe('/');
    for (const route of ROUTES.filter(({ routeType }) => routeType === 'public')) {
      await player.moveTo(addressOf(route));
      await soon(() => player.path).toBe('/home');
    }
  });

  it('no page raised an error or a report of the content security policy', () => {
    expect([...visitor.traffic.problems, ...player.traffic.problems]).toEqual([]);
    expect(stage.cspReports.reports).toEqual([]);
  });
});

function neverSuchRoute(id: string): never {
  throw new Error(`no route ${id}`);
}

/** The page that closes the whole site comes last. */
function last({ id }: Route): number {
  return id === 'maintenance' ? 1 : 0;
}
