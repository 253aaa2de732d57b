import { ROUTE_TABLE } from './routeTable';

/** Pages that somebody can have meant: with an address of their own, and not a step of a form. */
const PAGES = ROUTE_TABLE.filter(
  ({ path, page, header, routeType }) =>
    !path.includes(':') && header !== false && routeType !== 'public' && page !== 'home',
);

/** Everybody's first places, when nothing sounds alike. */
const USUAL = ['games-all', 'my-bets', 'contact'];

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

/** Letters that two words begin with alike. */
const MIN_SHARED = 4;
/** A shorter word is one letter away from too many others. */
const MIN_WORD = 2;
const MAX_WORD = 40;
const MAX_PART = 200;

/** The pages whose address or other name is most like this address, the likest first; when none is, the usual ones. */
export function nearestPages(path: string, most = 3) {
  const asked = wordsOfAddress(path);
  const alike = PAGES.map((row) => ({ row, distance: distanceTo(asked, row) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
  const usual = PAGES.filter(({ id }) => USUAL.includes(id));
  return [...new Set([...alike, ...usual])].slice(0, most);
}

/** How far the nearest of its names is; Infinity: none is like it. */
function distanceTo(asked: readonly string[], { id, path }: (typeof PAGES)[number]): number {
  const own = [wordOf(firstPart(path)), ...(ALSO_CALLED[id] ?? [])];
  const distances = own.flatMap((name) =>
    asked
      .map((word) => distanceOf(word, name))
      .filter((distance) => distance <= Math.max(1, Math.floor(name.length / 3))),
  );
  return Math.min(...distances);
}

/** The first part of an address, as a whole and word by word. */
function wordsOfAddress(path: string): readonly string[] {
  const part = firstPart(path);
  return [...new Set([part, ...part.split(/[-_. ]+/)].map(wordOf))].filter((word) => word.length >= MIN_WORD);
}

function firstPart(path: string): string {
  return (path.toLowerCase().split(/[/?#]/)[1] ?? '').slice(0, MAX_PART);
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
