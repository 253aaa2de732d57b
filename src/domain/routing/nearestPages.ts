import type { SportList } from '@/domain/sports/sportLists';
import { ROUTE_TABLE } from './routeTable';

/** Letters that two words begin with alike. */
const MIN_SHARED = 4;
/** A shorter word is one letter away from too many others. */
const MIN_WORD = 2;
const MAX_WORD = 40;
const MAX_PART = 200;

/** What else players call a page, or have seen it called elsewhere. */
const ALSO_CALLED: Readonly<Record<string, readonly string[]>> = {
  gateways: ['deposit', 'recharge', 'topup'],
  withdraw: ['cashout', 'payout'],
  statement: ['statement', 'account', 'wallet', 'transactions', 'passbook', 'history'],
  'my-bets': ['bets', 'orders'],
  'games-all': ['casino', 'games', 'lobby'],
  'instant-games': ['instant', 'aviator', 'crash'],
  reports: ['profitloss', 'pnl'],
  'responsible-game': ['limits', 'selfexclusion'],
  referral: ['invite', 'refer'],
  profile: ['settings', 'password'],
  contact: ['help', 'support'],
};

/** Everybody's first places, when nothing sounds alike. */
const USUAL = ['games-all', 'my-bets', 'contact'];

/** Pages that somebody can have meant: with an address of their own, for players, and not a step of a form. */
const PAGES = ROUTE_TABLE.filter(
  ({ path, page, header, routeType }) =>
    !path.includes(':') &&
    header !== false &&
    routeType !== 'public' &&
    page !== 'home' &&
    page !== 'sportsbookTest',
).map(({ id, path, page }) => ({
  id,
  path,
  name: `pages.${page}` as const,
  called: [wordOf(firstPart(path)), ...(ALSO_CALLED[id] ?? [])],
}));

/** Lists of matches. What is in one is named anywhere in an address, e.g. `/sports/football`. */
const LISTS = [
  list('cricket', 'sports', ['cricket', 'sports', 'spmsports', 'matches', 'exchange', 'odds']),
  list('live', 'inplay', ['inplay', 'live']),
  list('soccer', 'sports', ['soccer', 'football']),
  list('tennis', 'sports', ['tennis']),
];

/**
 * The pages and lists whose address or other name is most like this address, the likest first; when none is, the usual ones. `name` is the key of its title in
 * the language catalogue.
 */
export function nearestPages(path: string, most = 3) {
  const [first, anywhere] = [wordsOf(firstPart(path)), wordsOf(allParts(path))];
  const alike = [
    ...LISTS.map((row) => ({ row, distance: distanceTo(anywhere, row.called) })),
    ...PAGES.map((row) => ({ row, distance: distanceTo(first, row.called) })),
  ]
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
  const usual = PAGES.filter(({ id }) => USUAL.includes(id));
  return [...new Set([...alike, ...usual])].slice(0, most);
}

/** How far the nearest of its names is; Infinity: none is like it. */
function distanceTo(asked: readonly string[], called: readonly string[]): number {
  const distances = called.flatMap((name) =>
    asked
      .map((word) => distanceOf(word, name))
      .filter((distance) => distance <= Math.max(1, Math.floor(name.length / 3))),
  );
  return Math.min(...distances);
}

/** Of an address or a part of it: as a whole and word by word. */
function wordsOf(text: string): readonly string[] {
  return [...new Set([text, ...text.split(/[-_. /]+/)].map(wordOf))].filter(
    (word) => word.length >= MIN_WORD,
  );
}

function firstPart(path: string): string {
  return allParts(path).split('/')[0] ?? '';
}

function allParts(path: string): string {
  return (path.toLowerCase().split(/[?#]/)[0] ?? '').slice(1, MAX_PART);
}

function list(slug: SportList, item: 'sports' | 'inplay', called: readonly string[]) {
  return { id: slug, path: `/spmsports/${slug}`, name: `shell.nav.${item}` as const, called };
}

/** As it was meant: letters and digits. */
function wordOf(text: string): string {
  return text.replace(/[^a-z\d]/g, '').slice(0, MAX_WORD);
}

/** Nearer than a word with a letter changed, and less so than the word itself. */
const BEGINS_ALIKE = 0.5;

/** A word that goes on, or stops early, begins alike. */
function distanceOf(asked: string, own: string): number {
  const [short, long] = asked.length < own.length ? [asked, own] : [own, asked];
  const begins = asked !== own && short.length >= MIN_SHARED && long.startsWith(short);
  return begins ? BEGINS_ALIKE : editDistance(asked, own);
}

/** How many letters have to be put in, left out or changed. */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [up, letter] of [...one].entries()) {
    const next = [up + 1];
    for (const [at, mark] of [...other].entries())
      next.push(
        Math.min((row[at] ?? 0) + (letter === mark ? 0 : 1), (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
