import type { MatchId } from '@/domain/shared/ids';

/** The page of a match, whatever characters a backend's id has. */
export function pathOfMatch(id: MatchId): string {
  return `/exchange/${encodeURIComponent(id)}`;
}
