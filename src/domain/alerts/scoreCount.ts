import type { Score } from '@/domain/sports/Match';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import { scoreLine } from '@/domain/sports/score/scoreLine';
import type { Sport } from '@/domain/sports/Sport';

/** Goals, or wickets that fell, of each side; null: not known. */
export interface ScoreCount {
  readonly home: number | null;
  readonly away: number | null;
  /** How it stands, as a list shows it. */
  readonly text: string;
}

/** Sports whose score has events to be told of. */
export function hasScoreEvents(sport: Sport): boolean {
  return sport !== 'tennis';
}

/** The whole score where there is one, else the short one of the lists; null: nobody says. */
export function scoreCount(sport: Sport, whole: LiveScore | null, short: Score | null): ScoreCount | null {
  const line = whole === null ? short : scoreLine(whole);
  if (line === null) return null;
  const count = sport === 'cricket' ? wickets : goals;
  return { home: count(line.home), away: count(line.away), text: textOf(sport, line) };
}

/** "312 & 45/2" is twelve: an innings without a figure for its wickets has lost all ten. */
function wickets(side: string): number | null {
  const innings = side.split('&').map((each) => each.trim());
  const fallen = innings.map((each) => {
    const [, runs, lost] = /^(\d+)(?:\/(\d+))?(?:\s|$)/.exec(each) ?? [];
    return runs === undefined ? null : lost === undefined ? ALL_OUT : Number(lost);
  });
  return fallen.every((each) => each !== null) ? fallen.reduce((sum, each) => sum + each, 0) : null;
}

const ALL_OUT = 10;

function goals(side: string): number | null {
  return /^\d{1,3}$/.test(side.trim()) ? Number(side) : null;
}

/** "2–1"; "6–2 6–7 6–4", set by set; "312/8 v 45/2", or of the one side that has batted. */
function textOf(sport: Sport, { home, away }: Pick<Score, 'home' | 'away'>): string {
  const [sets, others] = [home.trim().split(/\s+/), away.trim().split(/\s+/)];
  if (sport === 'tennis' && home !== '' && sets.length === others.length)
    return sets.map((games, at) => `${games}–${others[at] ?? ''}`).join(' ');
  return [home, away].filter((side) => side !== '').join(sport === 'soccer' ? '–' : ' v ');
}
