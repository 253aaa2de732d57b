/** CASINO-01: the groups of the home lobby. */
export const LOBBY_GROUPS = [
  'roulette',
  'andarbahar',
  'teenpatti',
  'baccarat',
  'lucky7',
  'dice',
  'cards32',
  'blackjack',
  'gameshows',
] as const;
