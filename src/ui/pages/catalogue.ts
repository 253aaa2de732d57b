import { PROVIDER_CODES } from '@/domain/routing/providers';

/** CASINO-01: the lobby's groups and the instant games, until the catalogue itself arrives from the backend. */
export const LIVE_GROUPS = [
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

export const INSTANT_GAMES = ['aviator', 'mines', 'plinko', 'goal', 'dice', 'miniroulette', 'hilo'] as const;

/** CASINO-02, section "providers". */
export const PROVIDERS = PROVIDER_CODES.filter((code) => code !== 'spribe' && code !== 'aura');

export const pathOfGroup = (group: (typeof LIVE_GROUPS)[number]): string => `/casino/${group}`;
/** NAV-10. */
export const pathOfInstantGame = (game: (typeof INSTANT_GAMES)[number]): string =>
  `/casino/spribe/${game === 'miniroulette' ? 'mini-roulette' : game}`;
export const pathOfProvider = (provider: string): string => `/casino/${provider}`;
