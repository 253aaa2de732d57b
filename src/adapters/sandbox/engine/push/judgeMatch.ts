import type { Match, MatchStatus } from '../sports/Match';
import type { PushRule } from './PushSettings';

export interface SeenMatch {
  readonly status: MatchStatus;
  /** Goals, or wickets that fell, home and away; of tennis nothing is counted. */
  readonly counts: readonly [number, number];
}

export type MatchNews = 'started' | 'scored' | 'over' | null;

export function seenNow({ status, story }: Match): SeenMatch {
  if (story.sport === 'tennis') return { status, counts: [0, 0] };
  const [home, away] = story.sport === 'soccer' ? story.goals : story.wickets;
  return { status, counts: [home, away] };
}

/** What a rule has to say of a change: only of one that was seen to happen. */
export function judgeMatch(kind: PushRule['kind'], before: SeenMatch, now: SeenMatch): MatchNews {
  switch (kind) {
    case 'start':
      return before.status === 'upcoming' && now.status === 'inplay' ? 'started' : null;
    case 'end':
      return before.status !== 'finished' && now.status === 'finished' ? 'over' : null;
    case 'score':
      return now.counts.some((count, side) => count > (before.counts[side] ?? count)) ? 'scored' : null;
    case 'price':
      return null;
  }
}

/** The highest counts stay: what was told once is not told again after a correction. */
export function seenAfter(before: SeenMatch | undefined, now: SeenMatch): SeenMatch {
  if (before === undefined) return now;
  const [home, away] = before.counts;
  return { status: now.status, counts: [Math.max(home, now.counts[0]), Math.max(away, now.counts[1])] };
}
