import type { GameProvider } from './Game';

/** Name, groups, and what is said beside it. */
export type Line = readonly [name: string, groups: string, quotes?: string];

/** Tables and instant games by provider, with the lobby groups that each is in. */
export const OWN_TABLES: readonly (readonly [GameProvider, readonly Line[]])[] = [
  [
    'ezugi',
    [
      ['Andar Bahar', 'andarbahar popular', '120x'],
      ['OTT Andar Bahar', 'andarbahar', '120x'],
      ['Ultimate Andar Bahar', 'andarbahar'],
      ['Teen Patti', 'teenpatti popular', '41x'],
      ['One Day Teen Patti', 'teenpatti'],
      ['Bet on Teen Patti', 'teenpatti'],
      ['Lucky 7', 'lucky7 popular', '12x'],
      ['32 Cards', 'cards32', '12x'],
      ['Cricket War', 'cards gameshows'],
      ['Speed Roulette', 'roulette', '36x'],
      ['Namaste Roulette', 'roulette popular', '36x'],
      ['Diamond Roulette', 'roulette', '36x'],
      ['No Commission Baccarat', 'baccarat'],
      ['Knockout Baccarat', 'baccarat'],
      ['Ultimate Sic Bo', 'dice', '180x'],
      ['Blackjack Salon', 'blackjack'],
    ],
  ],
  [
    'evolution',
    [
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
  ],
  [
    'aura',
    [
      ['Lucky 7 A', 'lucky7', '12x'],
      ['Lucky 7 B', 'lucky7', '12x'],
      ['Andar Bahar', 'andarbahar', '120x'],
      ['Teen Patti 20-20', 'teenpatti popular', '41x'],
      ['Teen Patti One Day', 'teenpatti'],
      ['32 Cards A', 'cards32', '12x'],
      ['32 Cards B', 'cards32', '12x'],
      ['Dragon Tiger', 'cards', '51x'],
      ['Amar Akbar Anthony', 'cards'],
      ['Bollywood Casino', 'gameshows'],
      ['Casino War', 'cards'],
    ],
  ],
  [
    'vivo',
    [
      ['European Roulette', 'roulette', '36x'],
      ['Limitless Blackjack', 'blackjack'],
      ['Baccarat', 'baccarat'],
      ['Teen Patti', 'teenpatti', '41x'],
    ],
  ],
  [
    'supernowa',
    [
      ['Andar Bahar', 'andarbahar', '120x'],
      ['Teen Patti', 'teenpatti', '41x'],
      ['Dragon Tiger', 'cards', '51x'],
      ['Casino Queen', 'cards'],
      ['Worli Matka', 'dice gameshows'],
      ['7 Up 7 Down', 'lucky7 dice', '8x'],
    ],
  ],
  [
    'xpg',
    [
      ['Roulette', 'roulette', '36x'],
      ['Wheel of Fortune', 'gameshows', '53x'],
      ['Dragon Tiger', 'cards', '51x'],
      ['Sic Bo', 'dice', '180x'],
      ['Teen Patti', 'teenpatti', '41x'],
    ],
  ],
  [
    'worldcasino',
    [
      ['World Roulette', 'roulette', '36x'],
      ['World Baccarat', 'baccarat'],
      ['Six-Seat Blackjack', 'blackjack'],
    ],
  ],
  [
    'powergames',
    [
      ['Power Roulette', 'roulette', '36x'],
      ['Power Lucky 7', 'lucky7', '12x'],
      ['Power 32 Cards', 'cards32', '12x'],
    ],
  ],
  [
    'kingmaker',
    [
      ['Jhandi Munda', 'dice popular', '100x'],
      ['Kingmaker Andar Bahar', 'andarbahar', '120x'],
      ['Kingmaker Teen Patti', 'teenpatti', '41x'],
      ['Card Matka', 'cards'],
      ['7 Up 7 Down', 'lucky7 dice', '8x'],
      ['Bonus Dice', 'dice'],
      ['Crazy Wheel', 'gameshows', '50x'],
      ['Blackjack Lobby', 'blackjack'],
    ],
  ],
  [
    'spribe',
    [
      ['Mines', 'instant popular'],
      ['Goal', 'instant'],
      ['Dice', 'instant dice'],
      ['Aviator', 'instant popular', '1,000x'],
      ['Plinko', 'instant', '555x'],
      ['Mini Roulette', 'instant roulette', '12x'],
      ['HiLo', 'instant'],
    ],
  ],
];
