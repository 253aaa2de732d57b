import { assertNever } from '@/domain/shared/assertNever';
import { say, type Message } from '@/domain/shared/Message';
import type { CricketScore } from './CricketScore';
import type { FootballScore } from './FootballScore';
import type { LiveScore } from './LiveScore';
import { oversText } from './runRate';
import type { Team } from './ScoreHead';
import type { TennisScore } from './TennisScore';

/** A score in the room of a list's row. */
export interface ScoreLine {
  readonly home: string;
  readonly away: string;
  /** How far the match is; null before it starts and when it is over. */
  readonly clock: Message | null;
}

export function scoreLine(score: LiveScore): ScoreLine {
  const { home, away, clock } = ownLine(score);
  return { home, away, clock: score.status === 'inPlay' ? clock : null };
}

function ownLine(score: LiveScore): ScoreLine {
  switch (score.sport) {
    case 'cricket':
      return cricketLine(score);
    case 'tennis':
      return tennisLine(score);
    case 'soccer':
      return footballLine(score);
    default:
      return assertNever(score);
  }
}

/** Runs and wickets; of several innings of a side all, as "312 & 45/2". */
function cricketLine({ innings }: CricketScore): ScoreLine {
  const of = (team: Team): string =>
    innings
      .filter((each) => each.team === team)
      .map(({ runs, wickets }) => (wickets >= 10 ? String(runs) : `${runs}/${wickets}`))
      .join(' & ');
  const now = innings.at(-1);
  return {
    home: of('home'),
    away: of('away'),
    clock: now === undefined ? null : say('score.overs', { overs: oversText(now.balls) }),
  };
}

/** Games by set. */
function tennisLine({ sets, games, status, tieBreak }: TennisScore): ScoreLine {
  if (status === 'upcoming') return { home: '', away: '', clock: null };
  const shown = status === 'finished' ? sets : [...sets, games];
  const number = sets.length + 1;
  return {
    home: shown.map(([home]) => home).join(' '),
    away: shown.map(([, away]) => away).join(' '),
    clock: say(tieBreak ? 'score.tieBreak' : 'score.set', { number }),
  };
}

function footballLine({ goals: [home, away], status, period, minute }: FootballScore): ScoreLine {
  if (status === 'upcoming') return { home: '', away: '', clock: null };
  const clock =
    period === 'halfTime' ? say('score.halfTime') : say('score.minute', { minute: minuteText(minute) });
  return { home: String(home), away: String(away), clock };
}

/** "63", "90+2". */
export function minuteText(minute: number): string {
  return minute > 90 ? `90+${minute - 90}` : String(minute);
}
