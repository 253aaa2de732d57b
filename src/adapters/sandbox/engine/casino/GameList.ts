import { HUGE } from '../kernel/huge';
import type { GameEntry } from './GameEntry';
import { listGames } from './games';
import { hugeGames } from './hugeGames';

const MAX = 10_000;

/** What can be played. Fixed for a seed: nothing of it needs to be kept. */
export class GameList {
  private made: readonly GameEntry[] | null = null;

  constructor(private readonly seed: string) {}

  all(): readonly GameEntry[] {
    this.made ??= this.make();
    return this.made;
  }

  find(provider: string, code: string): GameEntry | null {
    return this.all().find((game) => game.provider === provider && game.code === code) ?? null;
  }

  private make(): readonly GameEntry[] {
    const games = listGames();
    return this.seed === HUGE ? [...games, ...hugeGames(this.seed, MAX - games.length)] : games;
  }
}
