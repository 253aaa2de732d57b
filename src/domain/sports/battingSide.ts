import type { Match } from './Match';

/** Which side bats now, as far as the score tells: in words, or because nobody else has scored yet. null: it does not tell. */
export function battingSide({ sport, status, score, home, away }: Match): 'home' | 'away' | null {
  if (sport !== 'cricket' || status !== 'inPlay' || score === null) return null;
  if (says(score.note, home)) return 'home';
  if (says(score.note, away)) return 'away';
  if ((score.home === '') === (score.away === '')) return null;
  return score.home === '' ? 'away' : 'home';
}

/** assumed: docs/wire.md 4.1, "India batting", "India need 41 from 30". */
function says(note: string, team: string): boolean {
  return [`${team} batting`, `${team} need`].some((start) => note.startsWith(start));
}
