import type { GameKey } from '@/domain/casino/Game';
import type { SavedGames } from './SavedGames';

/** Likes a game, or no more. */
export class ToggleFavourite {
  constructor(private readonly saved: Pick<SavedGames, 'toggle'>) {}

  execute(key: GameKey): void {
    this.saved.toggle(key);
  }
}
