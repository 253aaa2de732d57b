import type { MatchId } from '@/domain/shared/ids';
import type { PinnedMatches } from './PinnedMatches';

/** Tells the pinned matches now and after every change, until released. */
export class WatchPins {
  constructor(private readonly pins: PinnedMatches) {}

  execute(listener: (pinned: readonly MatchId[]) => void): () => void {
    listener(this.pins.read());
    return this.pins.onChange(() => listener(this.pins.read()));
  }
}
