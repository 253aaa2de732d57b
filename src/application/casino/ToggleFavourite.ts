import type { GameKey } from '@/domain/casino/Game';
import type { KeptGames } from './KeptGames';

/** Likes a game, or no more. */
export class ToggleFavourite {
  constructor(private readonly kept: Pick<KeptGames, 'toggle'>) {}

  execute(key: GameKey): void {
    this.kept.toggle(key);
  }
}
