import { observer } from 'mobx-react-lite';
import type { Match } from '@/domain/sports/Match';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Scoreboard } from '../match/Scoreboard';
import { ScoreBoard } from './ScoreBoard';

/** The whole score where the backend tells it, else the short one of the lists. */
export const MatchScore = observer(function MatchScore({ match }: { readonly match: Match }) {
  const score = usePlayerApp().sports.scores.score(match.id);
  return score === null ? <Scoreboard match={match} /> : <ScoreBoard match={match} score={score} />;
});
