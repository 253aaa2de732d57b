const START = 'src/ui/main.tsx';
/** What a signed-in player's match page is drawn with. */
const MATCH_PAGE = [
  'src/ui/layout/header/PlayerHeader.tsx',
  'src/ui/betting/exposure/ExposureButton.tsx',
  'src/ui/playSafe/layer/SafePlayLayer.tsx',
  'src/ui/betting/slip/BetSlipRegion.tsx',
  'src/ui/sports/ExchangePage.tsx',
];
/** What the first page draws on a wide screen only. */
const WIDE_SCREEN = ['src/ui/layout/header/MoreItems.tsx'];
/** What a first page that stands loads by itself: it is to bring nothing of what screens share. */
const AFTER_FIRST = ['src/ui/kit/crest/crestImage.ts', 'src/adapters/composition/browser/afterFirstPaint.ts'];
/** What only a server that speaks docs/wire.md is asked with; other files of its folder come after it. */
const WIRE = 'src/adapters/composition/wire/wholeWire.ts';
const AFTER_WIRE = /src\/adapters\/composition\/wire\//;
/** A backend of a language of its own takes parts of the app, and moves none of them: who has another backend must not pay for it. */
const DIALECT = /\/examples\/dialect-/;
const WHOLE_APP = 'src/adapters/composition/openWholeApp.ts';
/** Texts come in files of their own, one for each share; a library comes with what uses it, but for icons and the container with what it rests on: it runs first. */
const APART =
  /virtual:(messages|texts)|src\/(texts|ui\/i18n)\/|node_modules\/(?!lucide|reflect-metadata|inversify|@inversifyjs)/;

/** Entry points of the exchange: what no other one uses is theirs. */
const EXCHANGE = /src\/ui\/(sports|betting)\//;

/** What the first page shares with so many later parts is common: one file instead of many, each of which costs a request. */
const COMMON_USERS = 2;
/** What Home is drawn with, over what a match page is. */
const HOME = ['src/ui/pages/HomePage.tsx', 'src/ui/pages/HomeBoard.tsx'];
/** The screens of the casino, and their other doors. */
const CASINO_PAGES = /src\/ui\/casino\/(CasinoPage|lobby|game)/;
/** Entry points that show games, and those of a player's own account: its money, bets, reports and settings. */
const GAMES = /src\/(ui\/(casino|pages|search)|adapters\/composition\/wire|domain\/casino)\//;
const ACCOUNT = /src\/ui\/(cashier|reports|rewards|profile|content|alerts|betting\/myBets)\//;
/** Of the core, what one of its later parts and a page share. */
const RULES = /src\/(domain|application)\//;
/** What only two share is a screen and its other door: it stays with them. */
const MANY = 3;

/** Runs with the entry, whatever else uses parts of it: apart from what draws it would compress worse. */
const WITH_ENTRY = /src\/(application|adapters\/composition)\//;

/** @typedef {'common' | 'wide' | 'after' | 'core' | 'kit' | 'exchange' | 'wire' | 'homeParts' | 'tiles' | 'accountParts' | 'rules' | 'parts'} PartName */
/** @typedef {(id: string) => { readonly importedIds: readonly string[], readonly dynamicallyImportedIds: readonly string[] } | null} GetModuleInfo */

/**
 * Names the file of what several parts of the app share. Left alone, the build makes one file for every set of parts that share something: a
 * match page loaded sixty of a few hundred bytes each, which compress badly and queue. Now `common` holds what the first page shares with later
 * parts, and runs as a task of its own before the entry (firstVisitOrder); `wide` what a wide screen adds to the first page and others share, `after` what a page loads that stands. Of
 * the rest, `core` holds what screens share with the core, `exchange` what only parts of the exchange share, `kit` what else the match page
 * shares: a first visit loads none of these last three. `wire` stays together where a dialect uses parts of it. What then is left and has many
 * users comes in five files (decision 166): `homeParts`, `tiles` of games, `accountParts`, `rules` of the core and other `parts`.
 * @param {string} root the project's folder
 * @returns {(id: string, graph: { getModuleInfo: GetModuleInfo }) => PartName | null}
 */
export function sharedParts(root) {
  /** @type {ReadonlyMap<string, PartName> | null} */
  let names = null;
  return (id, graph) => (names ??= namesOf(root, (each) => graph.getModuleInfo(each))).get(id) ?? null;
}

/**
 * @param {string} root
 * @param {GetModuleInfo} getModuleInfo
 */
function namesOf(root, getModuleInfo) {
  /** @param {string} source */
  const at = (source) => {
    const id = `${root.replaceAll('\\', '/')}/${source}`;
    if (getModuleInfo(id) === null) throw new Error(`the build has no ${source}`);
    return id;
  };
  /** @param {string} entry */
  const broughtBy = (entry) => {
    const seen = new Set([entry]);
    for (const id of seen) for (const next of getModuleInfo(id)?.importedIds ?? []) seen.add(next);
    return seen;
  };
  let speaksOtherwise = false;
  const entries = new Map([[at(START), broughtBy(at(START))]]);
  for (const brought of entries.values())
    for (const id of brought)
      for (const next of getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        if (DIALECT.test(next)) speaksOtherwise = true;
        else if (!entries.has(next)) entries.set(next, broughtBy(next));

  /** @param {readonly string[]} sources */
  const broughtByAny = (sources) => new Set(sources.flatMap((source) => [...broughtBy(at(source))]));
  const first = broughtBy(at(START));
  const core = broughtBy(at(WHOLE_APP));
  /** @type {Map<string, PartName>} */
  const names = new Map();
  /** @param {string} id */
  const usersOf = (id) => [...entries].filter(([, brought]) => brought.has(id)).map(([entry]) => entry);
  for (const id of broughtBy(at(START)))
    if (!WITH_ENTRY.test(id) && usersOf(id).length > COMMON_USERS) names.set(id, 'common');
  for (const id of broughtByAny(WIDE_SCREEN))
    if (!first.has(id) && usersOf(id).length > 1) names.set(id, 'wide');
  for (const id of broughtByAny(AFTER_FIRST))
    if (!first.has(id) && !names.has(id) && !entries.has(id) && usersOf(id).length > 1)
      names.set(id, 'after');
  for (const id of broughtByAny([WHOLE_APP, ...MATCH_PAGE])) {
    if (first.has(id) || names.has(id) || APART.test(id)) continue;
    const users = usersOf(id);
    // What comes by itself somewhere has a file of its own; who needs it stays beside it, or the two files would need one another.
    if (users.length < 2 || [...broughtBy(id)].some((each) => entries.has(each))) continue;
    names.set(id, core.has(id) ? 'core' : users.every((user) => EXCHANGE.test(user)) ? 'exchange' : 'kit');
  }
  const wire = at(WIRE);
  for (const id of speaksOtherwise ? broughtBy(wire) : [])
    if (
      !first.has(id) &&
      !names.has(id) &&
      !entries.has(id) &&
      usersOf(id).every((user) => AFTER_WIRE.test(user))
    )
      names.set(id, 'wire');
  const home = broughtByAny(HOME);
  for (const id of new Set([...entries.values()].flatMap((brought) => [...brought]))) {
    if (first.has(id) || names.has(id) || entries.has(id) || APART.test(id)) continue;
    const users = usersOf(id);
    if (users.length < 2 || [...broughtBy(id)].some((each) => entries.has(each))) continue;
    if (home.has(id)) names.set(id, 'homeParts');
    else if (users.length < MANY || users.every((user) => CASINO_PAGES.test(user))) continue;
    else if (users.every((user) => GAMES.test(user))) names.set(id, 'tiles');
    else if (users.every((user) => ACCOUNT.test(user))) names.set(id, 'accountParts');
    else names.set(id, RULES.test(id) ? 'rules' : 'parts');
  }
  return names;
}
