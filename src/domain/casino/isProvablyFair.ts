import type { Game } from './Game';

/** assumed: whose rounds a player can reckon again, inside the game itself. */
export function isProvablyFair({ provider }: Pick<Game, 'provider'>): boolean {
  return provider === 'spribe';
}
