import { ROUTE_TABLE } from './routeTable';

/** Pages that somebody can have meant: with an address of their own, and not a step of a form. */
const PAGES = ROUTE_TABLE.filter(
  ({ path, page, header, routeType }) =>
    !path.includes(':') && header !== false && routeType !== 'public' && page !== 'home',
);

/** Everybody's first places, when nothing sounds alike. */
const USUAL = ['games-all', 'my-bets', 'contact'];

/** Letters that two words begin with alike. */
const MIN_SHARED = 4;

/** The pages whose address is most like this one, the likest first; when none is, the usual ones. */
export function nearestPages(path: string, most = 3) {
  const word = wordOf(path);
  const alike = PAGES.map((row) => ({ row, distance: distanceOf(word, wordOf(row.path)) }))
    .filter(({ row, distance }) => distance <= Math.max(1, Math.floor(wordOf(row.path).length / 3)))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ row }) => row);
  const usual = PAGES.filter(({ id }) => USUAL.includes(id));
  return [...new Set([...alike, ...usual])].slice(0, most);
}

/** The first word of an address, as it was meant: letters and digits. */
function wordOf(path: string): string {
  return (path.toLowerCase().split(/[/?#]/)[1] ?? '').replace(/[^a-z\d]/g, '').slice(0, 40);
}

/** A word that goes on, or stops early, is nearer than one with a letter changed. */
function distanceOf(asked: string, own: string): number {
  const [short, long] = asked.length < own.length ? [asked, own] : [own, asked];
  return short.length >= MIN_SHARED && long.startsWith(short) ? 0 : editDistance(asked, own);
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
