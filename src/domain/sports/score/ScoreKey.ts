/** What the core says of a score. */
export type ScoreKey =
  | 'score.overs'
  | 'score.set'
  | 'score.tieBreak'
  | 'score.halfTime'
  | 'score.minute'
  | 'score.need'
  | 'score.tossBat'
  | 'score.tossBowl';
