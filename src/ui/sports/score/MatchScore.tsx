import { observer } from 'mobx-react-lite';
import type { Match } from '@/domain/sports/Match';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { ScoreBoard } from './ScoreBoard';
import { ShortScore } from './ShortScore';

/** The whole score where the backend tells it, else the short one of the lists. */
export const MatchScore = observer(function MatchScore({ match }: { readonly match: Match }) {
  const score = usePlayerApp().sports.scores.score(match.id);
  return score === null ? <ShortScore match={match} /> : <ScoreBoard match={match} score={score} />;
});
