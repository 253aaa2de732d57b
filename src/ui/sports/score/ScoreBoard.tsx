import { assertNever } from '@/domain/shared/assertNever';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { BoardProps } from './BoardProps';
import { CricketBoard } from './CricketBoard';
import { FootballBoard } from './FootballBoard';
import { TennisBoard } from './TennisBoard';

/** How a match stands, in the room of five lines of a phone. */
export function ScoreBoard({ match, score }: BoardProps<LiveScore>) {
  switch (score.sport) {
    case 'cricket':
      return <CricketBoard match={match} score={score} />;
    case 'tennis':
      return <TennisBoard match={match} score={score} />;
    case 'soccer':
      return <FootballBoard match={match} score={score} />;
    default:
      return assertNever(score);
  }
}
