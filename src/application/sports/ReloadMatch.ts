import type { MatchId } from '@/domain/shared/ids';
import type { OpenMatches } from './OpenMatches';

/** The player asks again, e.g. after a failure. */
export class ReloadMatch {
  constructor(private readonly open: OpenMatches) {}

  execute(id: MatchId): Promise<void> {
    return this.open.reload(id);
  }
}
