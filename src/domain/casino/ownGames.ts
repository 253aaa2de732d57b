import { gameKey, type Game, type GameFeature, type GameProvider } from './Game';
import { categoryOf, groupOf, type GroupId } from './groups';
import { OWN_TABLES, type Line } from './ownTables';

/** Slots have numbers for codes. No name promises ways or a jackpot: whether a backend's game has them only that backend knows. */
const SLOTS: readonly (readonly [code: number, name: string, mark?: GameFeature])[] = [
  [20_101, 'Lotus Temple'],
  [20_102, 'Monsoon Magic'],
  [20_103, 'Elephant Gold'],
  [20_104, 'Rajah’s Riches'],
  [20_105, 'Bengal Tiger'],
  [20_106, 'Diwali Lights', 'new'],
  [20_107, 'Spice Bazaar'],
  [20_108, 'Maharani’s Jewels'],
  [20_109, 'Ganga Pearls'],
  [20_110, 'Kite Festival', 'new'],
  [20_111, 'Mango Madness'],
  [20_112, 'Himalaya Quest'],
  [20_113, 'Peacock Parade', 'new'],
  [20_114, 'Tuk Tuk Express'],
  [20_115, 'Sitar Spins'],
  [20_116, 'Desert Caravan'],
  [20_117, 'Emerald Fort'],
  [20_118, 'Cobra Charm'],
  [20_119, 'Bollywood Nights'],
  [20_120, 'Chai Time', 'new'],
  [20_121, 'Banyan Secrets'],
  [20_122, 'Silk Road'],
  [20_123, 'Cricket Fever'],
  [20_124, 'Fortune Thali'],
  [20_125, 'Starlight Sari'],
];

const PLACES: readonly (readonly [code: GameProvider, name: string])[] = [
  ['ezugi', 'Ezugi'],
  ['evolution', 'Evolution'],
  ['vivo', 'Vivo'],
  ['qtech', 'Qtech'],
  ['supernowa', 'Supernowa'],
  ['xpg', 'XPG'],
  ['worldcasino', 'World Casino'],
  ['powergames', 'Power Games'],
];

const SPORTS: readonly (readonly [code: string, name: string])[] = [
  ['cricket', 'Cricket'],
  ['soccer', 'Soccer'],
  ['tennis', 'Tennis'],
  ['live', 'In-Play'],
];

/**
 * The catalogue of the specification (section 4), which is the app's own: what a lobby shows where the backend has no list of games. Popular games come first, as
 * everywhere. CASINO-01, CASINO-02.
 */
export function ownGames(): readonly Game[] {
  const games = [
    ...OWN_TABLES.flatMap(([provider, lines]) => lines.map((line, at) => table(provider, line, at))),
    ...SLOTS.map(([code, name, mark], at) => slot(String(code), name, mark, at)),
    ...PLACES.map(([code, name]) => game(code, `lobby-${code}`, name, `/casino/${code}`, ['providers'])),
    ...SPORTS.map(([code, name]) => game('spmsports', code, name, `/spmsports/${code}`, ['sports'])),
  ];
  const isPopular = ({ groups }: Game): boolean => groups.includes('popular');
  return [...games.filter(isPopular), ...games.filter((each) => !isPopular(each))];
}

function table(provider: GameProvider, [name, words, quotes = '']: Line, at: number): Game {
  const code = wordOf(name) || `table-${at + 1}`;
  const href = provider === 'aura' ? `/casino/aura-${code}` : `/casino/${provider}/${code}`;
  const own = groupOf(provider);
  const groups = words.split(' ').flatMap((word) => groupOf(word) ?? []);
  return { ...game(provider, code, name, href, own === null ? groups : [...groups, own]), quotes };
}

function slot(code: string, name: string, mark: GameFeature | undefined, at: number): Game {
  const groups: readonly GroupId[] = at % 8 === 0 ? ['slots', 'popular'] : ['slots'];
  return {
    ...game('qtech', code, name, `/casino/qtech/${code}`, groups),
    features: mark === undefined ? [] : [mark],
  };
}

function game(
  provider: GameProvider,
  code: string,
  name: string,
  href: string,
  groups: readonly GroupId[],
): Game {
  return {
    key: gameKey(provider, code),
    code,
    provider,
    casino: provider,
    href,
    homeUrl: provider === 'kingmaker' ? '/kingmaker' : `/casino/${provider}`,
    imgUrl: null,
    alt: name,
    name,
    quotes: '',
    cover: { src: null, alt: name },
    category: categoryOf(groups),
    groups,
    features: [],
    addedAt: null,
    minStake: null,
    table: null,
  };
}

/** The Latin letters of a name, as a word of an address; empty when it has none. */
function wordOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
