import type { MatchId } from '@/domain/shared/ids';
import type { PinnedMatches } from './PinnedMatches';

/** Pins a match, or lets go of it. */
export class TogglePin {
  constructor(private readonly pins: PinnedMatches) {}

  execute(match: MatchId): void {
    this.pins.toggle(match);
  }
}
