import type { GameEntry } from './GameEntry';

/** All names and figures are invented; providers are named as the specification names them. */
const ADDED = Date.UTC(2025, 5, 1);
const DAY_MS = 86_400_000;
const MIN_STAKE = 1_000;

type Line = readonly [name: string, groups: string, quotes?: string];

/** Live tables: provider, then `name`, the lobby groups it is in, and what is said beside it. */
const TABLES: Readonly<Record<string, readonly Line[]>> = {
  ezugi: [
    ['Andar Bahar', 'andarbahar popular', '1.9x'],
    ['OTT Andar Bahar', 'andarbahar'],
    ['Ultimate Andar Bahar', 'andarbahar'],
    ['Teen Patti', 'teenpatti popular', '100:1'],
    ['One Day Teen Patti', 'teenpatti'],
    ['Bet on Teen Patti', 'teenpatti'],
    ['Lucky 7', 'lucky7 popular', '12x'],
    ['32 Cards', 'cards32', '12x'],
    ['Cricket War', 'cards32 gameshows'],
    ['Speed Roulette', 'roulette', '36x'],
    ['Namaste Roulette', 'roulette popular', '36x'],
    ['Diamond Roulette', 'roulette', '36x'],
    ['No Commission Baccarat', 'baccarat'],
    ['Knockout Baccarat', 'baccarat'],
    ['Ultimate Sic Bo', 'dice', '180x'],
    ['Blackjack Salon', 'blackjack'],
  ],
  evolution: [
    ['Lightning Roulette', 'roulette popular', '500x'],
    ['Auto Roulette', 'roulette', '36x'],
    ['Instant Roulette', 'roulette', '36x'],
    ['Hindi Roulette – हिन्दी रूलेट', 'roulette', '36x'],
    ['Speed Baccarat', 'baccarat popular'],
    ['Golden Wealth Baccarat', 'baccarat', '512x'],
    ['Baccarat Squeeze', 'baccarat'],
    ['Infinite Blackjack', 'blackjack popular'],
    ['Speed Blackjack', 'blackjack'],
    ['Free Bet Blackjack', 'blackjack'],
    ['Super Sic Bo', 'dice', '1,000x'],
    ['Lightning Dice', 'dice gameshows', '1,000x'],
    ['Crazy Time', 'gameshows popular', '25,000x'],
    ['Monopoly Live', 'gameshows', '10,000x'],
    ['Mega Ball', 'gameshows', '1,000,000x'],
    ['Deal or No Deal', 'gameshows', '500x'],
    ['Super Andar Bahar', 'andarbahar', '4,000x'],
    ['Teen Patti 3 Card', 'teenpatti', '1,000x'],
  ],
  aura: [
    ['Lucky 7 A', 'lucky7', '12x'],
    ['Lucky 7 B', 'lucky7', '12x'],
    ['Andar Bahar', 'andarbahar'],
    ['Teen Patti 20-20', 'teenpatti popular'],
    ['Teen Patti One Day', 'teenpatti'],
    ['तीन पत्ती टेस्ट', 'teenpatti'],
    ['32 Cards A', 'cards32'],
    ['32 Cards B', 'cards32'],
    ['Dragon Tiger', 'baccarat'],
    ['Amar Akbar Anthony', 'cards32'],
    ['Bollywood Casino', 'gameshows'],
    ['Casino War', 'blackjack'],
  ],
  vivo: [
    ['European Roulette', 'roulette', '36x'],
    ['Limitless Blackjack', 'blackjack'],
    ['Baccarat', 'baccarat'],
    ['Teen Patti', 'teenpatti'],
  ],
  supernowa: [
    ['Andar Bahar', 'andarbahar'],
    ['Teen Patti', 'teenpatti'],
    ['Dragon Tiger', 'baccarat'],
    ['Casino Queen', 'cards32'],
    ['Worli Matka', 'dice gameshows'],
    ['7 Up 7 Down', 'lucky7 dice'],
  ],
  xpg: [
    ['Roulette', 'roulette', '36x'],
    ['Wheel of Fortune', 'gameshows', '53x'],
    ['Dragon Tiger', 'baccarat'],
    ['Sic Bo', 'dice', '180x'],
    ['Teen Patti', 'teenpatti'],
  ],
  worldcasino: [
    ['World Roulette', 'roulette', '36x'],
    ['World Baccarat', 'baccarat'],
    ['Six-Seat Blackjack', 'blackjack'],
  ],
  powergames: [
    ['Power Roulette', 'roulette', '36x'],
    ['Power Lucky 7', 'lucky7', '12x'],
    ['Power 32 Cards', 'cards32'],
  ],
  kingmaker: [
    ['Jhandi Munda', 'dice popular', '100x'],
    ['Kingmaker Andar Bahar', 'andarbahar'],
    ['Kingmaker Teen Patti', 'teenpatti'],
    ['Card Matka', 'cards32'],
    ['7 Up 7 Down', 'lucky7 dice', '8x'],
    ['Bonus Dice', 'dice'],
    ['Crazy Wheel', 'gameshows roulette', '50x'],
    ['Blackjack Lobby', 'blackjack'],
  ],
  spribe: [
    ['Mines', 'instant popular', '24x'],
    ['Goal', 'instant'],
    ['Dice', 'instant'],
    ['Aviator', 'instant popular', '1,000x'],
    ['Plinko', 'instant', '555x'],
    ['Mini Roulette', 'instant', '12x'],
    ['HiLo', 'instant'],
  ],
};

/** Slots have numbers for codes. */
const SLOTS: readonly (readonly [code: number, name: string, features: string])[] = [
  [20_101, 'Lotus Temple', ''],
  [20_102, 'Monsoon Megaways', 'megaways'],
  [20_103, 'Elephant Gold', 'jackpot'],
  [20_104, 'Rajah’s Riches', ''],
  [20_105, 'Bengal Tiger Megaways', 'megaways'],
  [20_106, 'Diwali Lights', 'new'],
  [20_107, 'Spice Bazaar', ''],
  [20_108, 'Maharani Jackpot', 'jackpot'],
  [20_109, 'Ganga Pearls', ''],
  [20_110, 'Kite Festival', 'new'],
  [20_111, 'Mango Madness', ''],
  [20_112, 'Himalaya Quest', ''],
  [20_113, 'Peacock Megaways', 'megaways new'],
  [20_114, 'Tuk Tuk Express', ''],
  [20_115, 'Sitar Spins', ''],
  [20_116, 'Desert Caravan', ''],
  [20_117, 'Emerald Fort', 'jackpot'],
  [20_118, 'Cobra Charm', ''],
  [20_119, 'Bollywood Nights', ''],
  [20_120, 'Chai Time', 'new'],
  [20_121, 'Banyan Secrets', ''],
  [20_122, 'Silk Road Megaways', 'megaways'],
  [20_123, 'Cricket Fever', ''],
  [20_124, 'Fortune Thali', 'jackpot'],
  [20_125, 'Starlight Sari', ''],
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
    lines.map(([name, groups, quotes = ''], at) => table(provider, name, groups.split(' '), quotes, at)),
  );
  return [
    ...tables,
    ...SLOTS.map(([code, name, features], at) => slot(code, name, features, at)),
    ...PLACES.map(([code, name]) => place(code, `lobby-${code}`, name, `/casino/${code}`, 'providers')),
    ...SPORTS.map(([code, name]) => place('spmsports', code, name, `/spmsports/${code}`, 'sports')),
  ];
}

const OWN_GROUPS = ['ezugi', 'evolution', 'spribe', 'aura'];

function table(
  provider: string,
  name: string,
  groups: readonly string[],
  quotes: string,
  at: number,
): GameEntry {
  const code = codeOf(name) || `table-${at + 1}`;
  return {
    code,
    provider,
    name,
    href: provider === 'aura' ? `/casino/aura-${code}` : `/casino/${provider}/${code}`,
    groups: OWN_GROUPS.includes(provider) ? [...groups, provider] : groups,
    quotes,
    features: [],
    addedAt: ADDED + at * DAY_MS,
    minStake: MIN_STAKE,
  };
}

function slot(code: number, name: string, features: string, at: number): GameEntry {
  return {
    code: String(code),
    provider: 'qtech',
    name,
    href: `/casino/qtech/${code}`,
    groups: at % 8 === 0 ? ['slots', 'popular'] : ['slots'],
    quotes: '',
    features: features === '' ? [] : features.split(' '),
    addedAt: ADDED + at * 3 * DAY_MS,
    minStake: MIN_STAKE,
  };
}

function place(provider: string, code: string, name: string, href: string, group: string): GameEntry {
  const none = { quotes: '', features: [], addedAt: ADDED, minStake: null };
  return { code, provider, name, href, groups: [group], ...none };
}

/** The Latin letters of a name, as a word of an address; empty when it has none. */
export function codeOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
