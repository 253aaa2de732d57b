import type { Plays, SlotNumber } from '../../wire/Plays';
import type { GameEntry } from './GameEntry';

/** All names and figures are invented; providers are named as the specification names them. */
const ADDED = Date.UTC(2025, 5, 1);
const DAY_MS = 86_400_000;
/** What is marked as new was added so much later than its neighbours in the list. */
const NEW_AFTER_DAYS = 100;
const MIN_STAKE = 1_000;

type Line = readonly [name: string, plays: Plays, groups: string, quotes?: string];

/** Tables and instant games: provider, then `name`, what is played there, the lobby groups it is in, and how many times a bet it pays at most, where that is said. */
const TABLES: Readonly<Record<string, readonly Line[]>> = {
  ezugi: [
    ['Andar Bahar', 'cards andarbahar', 'andarbahar popular', '120x'],
    ['OTT Andar Bahar', 'cards andarbahar', 'andarbahar', '120x'],
    ['Teen Patti', 'cards teenpatti', 'teenpatti popular', '41x'],
    ['Lucky 7', 'cards lucky7', 'lucky7 popular', '12x'],
    ['32 Cards', 'cards cards32', 'cards32', '12x'],
    ['Speed Roulette', 'wheel speed', 'roulette', '36x'],
    ['Namaste Roulette', 'wheel', 'roulette popular', '36x'],
    ['Diamond Roulette', 'wheel', 'roulette', '36x'],
    ['Delhi Baccarat', 'cards baccarat', 'baccarat'],
    ['Blackjack Salon', 'blackjack', 'blackjack'],
  ],
  evolution: [
    ['Mumbai Roulette', 'wheel', 'roulette popular', '36x'],
    ['Kolkata Roulette', 'wheel', 'roulette', '36x'],
    ['Instant Roulette', 'wheel instant', 'roulette', '36x'],
    ['Hindi Roulette – हिन्दी रूलेट', 'wheel', 'roulette', '36x'],
    ['Speed Baccarat', 'cards baccarat speed', 'baccarat popular'],
    ['Royal Baccarat', 'cards baccarat', 'baccarat'],
    ['Jaipur Baccarat', 'cards baccarat', 'baccarat'],
    ['Dragon Tiger', 'cards dragontiger', 'cards', '51x'],
    ['Speed Blackjack', 'blackjack speed', 'blackjack'],
    ['Emperor Sic Bo', 'dicetable sicbo', 'dice', '180x'],
    ['Lucky Wheel', 'fortune', 'gameshows popular', '53x'],
  ],
  aura: [
    ['Lucky 7 A', 'cards lucky7', 'lucky7', '12x'],
    ['Lucky 7 B', 'cards lucky7', 'lucky7', '12x'],
    ['Andar Bahar', 'cards andarbahar', 'andarbahar', '120x'],
    ['Teen Patti 20-20', 'cards teenpatti', 'teenpatti popular', '41x'],
    ['तीन पत्ती', 'cards teenpatti', 'teenpatti', '41x'],
    ['32 Cards A', 'cards cards32', 'cards32', '12x'],
    ['32 Cards B', 'cards cards32', 'cards32', '12x'],
    ['Dragon Tiger', 'cards dragontiger', 'cards', '51x'],
    ['Amar Akbar Anthony', 'cards amarakbar', 'cards'],
    ['Casino War', 'cards casinowar', 'cards'],
  ],
  vivo: [
    ['European Roulette', 'wheel', 'roulette', '36x'],
    ['Goa Blackjack', 'blackjack', 'blackjack popular'],
    ['Baccarat', 'cards baccarat', 'baccarat'],
    ['Teen Patti', 'cards teenpatti', 'teenpatti', '41x'],
  ],
  supernowa: [
    ['Andar Bahar', 'cards andarbahar', 'andarbahar', '120x'],
    ['Teen Patti', 'cards teenpatti', 'teenpatti', '41x'],
    ['Dragon Tiger', 'cards dragontiger', 'cards', '51x'],
    ['Casino War', 'cards casinowar', 'cards'],
    ['7 Up 7 Down', 'dicetable updown7', 'lucky7 dice', '8x'],
  ],
  xpg: [
    ['Roulette', 'wheel', 'roulette', '36x'],
    ['Wheel of Fortune', 'fortune', 'gameshows', '53x'],
    ['Dragon Tiger', 'cards dragontiger', 'cards', '51x'],
    ['Sic Bo', 'dicetable sicbo', 'dice', '180x'],
    ['Teen Patti', 'cards teenpatti', 'teenpatti', '41x'],
  ],
  worldcasino: [
    ['World Roulette', 'wheel', 'roulette', '36x'],
    ['World Baccarat', 'cards baccarat', 'baccarat'],
    ['World Blackjack', 'blackjack', 'blackjack'],
  ],
  powergames: [
    ['Power Roulette', 'wheel', 'roulette', '36x'],
    ['Power Lucky 7', 'cards lucky7', 'lucky7', '12x'],
    ['Power 32 Cards', 'cards cards32', 'cards32', '12x'],
    ['Power Wheel', 'fortune crazy', 'gameshows', '50x'],
  ],
  kingmaker: [
    ['Jhandi Munda', 'dicetable jhandimunda', 'dice popular', '100x'],
    ['Kingmaker Andar Bahar', 'cards andarbahar', 'andarbahar', '120x'],
    ['Kingmaker Teen Patti', 'cards teenpatti', 'teenpatti', '41x'],
    ['Amar Akbar Anthony', 'cards amarakbar', 'cards'],
    ['7 Up 7 Down', 'dicetable updown7', 'lucky7 dice', '8x'],
    ['Crazy Wheel', 'fortune crazy', 'gameshows', '50x'],
  ],
  spribe: [
    ['Mines', 'mines', 'instant popular'],
    ['Goal', 'goal', 'instant'],
    ['Dice', 'dice', 'instant dice'],
    ['Aviator', 'crash', 'instant popular', '1,000x'],
    ['Plinko', 'plinko', 'instant', '555x'],
    ['Mini Roulette', 'wheel mini', 'instant roulette', '12x'],
    ['HiLo', 'hilo', 'instant'],
  ],
};

/** Slots have numbers for codes: each is a game of its own. None of them has ways or a jackpot, and none is called so: they are marked as new, or not at all. */
const SLOTS: readonly (readonly [code: SlotNumber, name: string, mark?: 'new'])[] = [
  ['20101', 'Lotus Temple'],
  ['20102', 'Monsoon Magic'],
  ['20103', 'Elephant Gold'],
  ['20104', 'Rajah’s Riches'],
  ['20105', 'Bengal Tiger'],
  ['20106', 'Diwali Lights', 'new'],
  ['20107', 'Spice Bazaar'],
  ['20108', 'Maharani’s Jewels'],
  ['20109', 'Ganga Pearls'],
  ['20110', 'Kite Festival', 'new'],
  ['20111', 'Mango Madness'],
  ['20112', 'Himalaya Quest'],
  ['20113', 'Peacock Parade', 'new'],
  ['20114', 'Tuk Tuk Express'],
  ['20115', 'Sitar Spins'],
  ['20116', 'Desert Caravan'],
  ['20117', 'Emerald Fort'],
  ['20118', 'Cobra Charm'],
  ['20119', 'Bollywood Nights'],
  ['20120', 'Chai Time', 'new'],
  ['20121', 'Banyan Secrets'],
  ['20122', 'Silk Road'],
  ['20123', 'Cricket Fever'],
  ['20124', 'Fortune Thali'],
  ['20125', 'Starlight Sari'],
];

const PLACES: readonly (readonly [code: string, name: string])[] = [
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

/** Every game and place on offer. Groups that only name the provider are added where the specification has one. */
export function listGames(): readonly GameEntry[] {
  const tables = Object.entries(TABLES).flatMap(([provider, lines]) =>
    lines.map((line, at) => table(provider, line, at)),
  );
  return [
    ...tables,
    ...SLOTS.map(([code, name, mark], at) => slot(code, name, mark, at)),
    ...PLACES.map(([code, name]) => place(code, `lobby-${code}`, name, `/casino/${code}`, 'providers')),
    ...SPORTS.map(([code, name]) => place('spmsports', code, name, `/spmsports/${code}`, 'sports')),
  ];
}

const OWN_GROUPS = ['ezugi', 'evolution', 'spribe', 'aura'];

function table(provider: string, [name, plays, inGroups, quotes = '']: Line, at: number): GameEntry {
  const groups = inGroups.split(' ');
  // A name without a Latin letter leaves its kind.
  const code = codeOf(name) || `${groups[0]}-${at + 1}`;
  return {
    code,
    provider,
    name,
    href: provider === 'aura' ? `/casino/aura-${code}` : `/casino/${provider}/${code}`,
    groups: OWN_GROUPS.includes(provider) ? [...groups, provider] : groups,
    plays,
    quotes,
    features: [],
    addedAt: ADDED + at * DAY_MS,
    minStake: MIN_STAKE,
  };
}

function slot(code: SlotNumber, name: string, mark: 'new' | undefined, at: number): GameEntry {
  return {
    code,
    provider: 'qtech',
    name,
    href: `/casino/qtech/${code}`,
    groups: at % 8 === 0 ? ['slots', 'popular'] : ['slots'],
    plays: `slot ${code}`,
    quotes: '',
    features: mark === undefined ? [] : [mark],
    addedAt: ADDED + (at * 3 + (mark === undefined ? 0 : NEW_AFTER_DAYS)) * DAY_MS,
    minStake: MIN_STAKE,
  };
}

function place(provider: string, code: string, name: string, href: string, group: string): GameEntry {
  const none = { plays: null, quotes: '', features: [], addedAt: ADDED, minStake: null };
  return { code, provider, name, href, groups: [group], ...none };
}

/** The Latin letters of a name, as a word of an address; empty when it has none. */
export function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
