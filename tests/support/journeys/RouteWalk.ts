import { expect } from 'vitest';
import type { Route } from '@/domain/routing/Route';
import type { Language } from '@/texts/Language';
import { axeFindings } from '@tests/support/browser/axe';
import { viewports } from '@tests/support/browser/viewports';
import { runs } from '@tests/support/runs';
import { textsOf } from '@tests/support/textsOf';
import { ContactSheet } from './ContactSheet';
import { latinLeft } from './englishLeft';
import { addressOf, WAYS } from './everyRoute';
import type { Player } from './Player';
import { soon } from './soon';

const SITE = 'Maidan | Sports exchange and casino';
/** The sandbox's own title, in the language that it was asked in; where it has no words in that one, in English. */
const SITES: Readonly<Partial<Record<Language, string>>> = { hi: 'Maidan | स्पोर्ट्स एक्सचेंज और कैसीनो' };

/** NAV-04 in its own words, beside the table that it is to be true of. */
export const BARE = [
  'register',
  'sign-in',
  'verify-number',
  'mobile-number',
  'maintenance',
  'forgot-password',
  'reset-password',
  'betby',
];
export const NO_FOOTER = [
  'markets',
  'casino',
  'casino-game',
  'exchange',
  'jetfair',
  'sports',
  'sportsbook',
  'sportsbook-test',
];

/** A lobby and a game are called what they are. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  '/:providerCode': 'Ezugi',
  '/casino/:casinoslug': 'Spribe',
  '/casino/:casinoslug/:gameslug': 'Aviator',
};

/** Looks at pages in one language. `CONTACT_SHEET=folder` keeps a picture of everything that is looked at. */
export class RouteWalk {
  readonly sheet: ContactSheet;
  private readonly texts: Readonly<Record<string, string>>;

  constructor(private readonly language: Language) {
    const folder = process.env.CONTACT_SHEET;
    this.sheet = new ContactSheet(folder === undefined ? undefined : `${folder}/${language}`);
    this.texts = textsOf(language);
  }

  /** Whatever the eye, the hand or the screen: the same page, whole and usable. */
  async look(player: Player, route: Route, who: string): Promise<void> {
    const { page } = player;
    const address = addressOf(route);
    await page.setViewportSize(viewports.laptop);
    const way = WAYS[route.id];
    const undo = await (way === undefined ? player.moveTo(address) : way(player));
    await page.waitForURL(`**${address}`);
    const name = OWN_NAMES[route.path] ?? this.texts[`pages.${route.page}`];
    await soon(() => page.title()).toBe(`${name} – ${SITES[this.language] ?? SITE}`);
    await player.heading.waitFor();
    await player.dismissToasts();

    const bare = BARE.includes(route.id);
    await soon(() => page.getByRole('banner').count()).toBe(bare ? 0 : 1);
    await soon(() => page.getByRole('contentinfo').count()).toBe(
      bare || NO_FOOTER.includes(route.id) ? 0 : 1,
    );
    await soon(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.locator('html').getAttribute('lang')).toBe(`${this.language}-IN`);

    if (this.language === 'hi') await soon(() => latinLeft(page)).toEqual([]);
    await this.lookAsItIs(player, `${who} at ${route.path}`);
    await undo?.();
  }

  async lookAsItIs(player: Player, name: string): Promise<void> {
    const { page } = player;
    for (const { width, colorScheme } of this.looks) {
      await page.setViewportSize(viewports[width]);
      await page.emulateMedia({ colorScheme });
      await drawn(player);
      expect(await axeFindings(page), `${width}, ${colorScheme}`).toEqual([]);
      await this.sheet.add(page, name, `${width}, ${colorScheme}`);
    }
    await narrow(player);
    await soon(() => sticksOut(player)).toEqual([]);
    await bigLetters(player);
    await page.setViewportSize(viewports.laptop);
  }

  /** In every run each width and each of light and dark is judged once; every width in both, at night and for pictures. */
  private get looks(): readonly Look[] {
    if (runs(1, 2) === 2 || this.sheet.isWritten) return EVERY_LOOK;
    return this.language === 'en' ? ONE_LOOK_EACH : OF_LONGER_TEXTS;
  }
}

interface Look {
  readonly width: keyof typeof viewports;
  readonly colorScheme: 'light' | 'dark';
}

/** A page is opened on the laptop: the phone comes last, and the narrow one after it. */
const ONE_LOOK_EACH: readonly Look[] = [
  { width: 'laptop', colorScheme: 'light' },
  { width: 'phone', colorScheme: 'dark' },
];
const EVERY_LOOK: readonly Look[] = [
  { width: 'laptop', colorScheme: 'dark' },
  ...ONE_LOOK_EACH,
  { width: 'phone', colorScheme: 'light' },
];
/** Another language has the same colours and the same roles: a longer text may come to lie on another one where it is tight. */
const OF_LONGER_TEXTS: readonly Look[] = [{ width: 'phone', colorScheme: 'light' }];

/** What 320 px leave for the page where the browser draws a scrollbar beside it. Some builds of the browser draw one, and others lay it over. */
const CONTENT_WIDTH = 305;

/** The narrowest phone, with room for a scrollbar taken off whether this browser draws one or not. */
export async function narrow(player: Player): Promise<void> {
  const { page } = player;
  await page.setViewportSize({ width: CONTENT_WIDTH, height: 640 });
  await drawn(player);
  const bar = await page.evaluate(
    () => innerWidth - Math.round(document.documentElement.getBoundingClientRect().width),
  );
  if (bar === 0) return;
  await page.setViewportSize({ width: CONTENT_WIDTH + bar, height: 640 });
  await drawn(player);
}

/**
 * Letters twice as big as usual, as a browser's own setting makes them, on a phone and on a laptop. What is too wide then stays so: it is judged once, when
 * two frames are drawn, and not asked for again and again until a limit.
 */
async function bigLetters(player: Player): Promise<void> {
  const letters = (size: string): Promise<void> =>
    player.page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size);
  const found: string[] = [];
  await letters('200%');
  for (const width of ['phone', 'laptop'] as const) {
    await player.page.setViewportSize(viewports[width]);
    await drawn(player);
    const seen = [...(await sticksOut(player)), ...(await lettersInColumns(player))];
    found.push(...seen.map((each) => `${width}: ${each}`));
  }
  await letters('');
  expect(found, 'with letters twice as big').toEqual([]);
}

/** Words that have so little room that their letters stand one under another, beside room that others took. */
function lettersInColumns({ page }: Player): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const isReadOut = (element: HTMLElement | null): boolean =>
      element !== null && (element.clientWidth === 1 || isReadOut(element.parentElement));
    while (texts.nextNode() !== null) {
      const { textContent: text, parentElement: parent } = texts.currentNode;
      if (parent === null || (text ?? '').trim().length < 4) continue;
      if (!parent.checkVisibility() || isReadOut(parent)) continue;
      range.selectNodeContents(texts.currentNode);
      const letter = parseFloat(getComputedStyle(parent).fontSize);
      const { width, height } = range.getBoundingClientRect();
      if (width > 2 && width < 2 * letter && height > 4 * letter)
        found.push(`${Math.round(width)} px wide: ${parent.tagName} ${parent.className} ${text}`);
    }
    return found;
  });
}

function drawn({ page }: Player): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/** What sticks out of the page to the side. The root's own box leaves out the room that is kept for a scrollbar. */
export function sticksOut({ page }: Player): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = Math.round(root.getBoundingClientRect().width);
    if (root.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) => each.getBoundingClientRect().right > width + 0.5,
    );
    return [
      `${root.scrollWidth - width} px`,
      ...wide.map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 40)}`),
    ];
  });
}
