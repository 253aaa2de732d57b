import type { AlertedMatch, MatchRule } from '@/domain/alerts/AlertRule';

/** What a score has: goals, or wickets. */
export function labelOf(kind: MatchRule['kind'], sport: AlertedMatch['sport']) {
  if (kind !== 'score') return `alerts.kind.${kind}` as const;
  return sport === 'cricket' ? 'alerts.wickets' : 'alerts.goals';
}
