import type { Match } from '../sports/Match';
import type { Connection, Peers } from './Peers';
import { say } from '../../texts/Said';

export const MAX_SCORES = 20;

/** The score of a match as it is said to clients. */
type Present = (match: Match) => unknown;

/** Whole scores to whoever follows a match (docs/wire.md 4.2a): the last one of each step of the clock. */
export class ScoreStream {
  private readonly changes = new Set<Match>();

  constructor(
    private readonly peers: Peers,
    private readonly find: (matchId: string) => Match | null,
    private readonly present: Present,
  ) {}

  changed(match: Match): void {
    this.changes.add(match);
  }

  /** The acknowledgement of `score:subscribe`. The caller has flushed. */
  subscribe(connection: Connection, ids: readonly string[]): unknown {
    const found = [...new Set(ids)].flatMap((id) => this.find(id) ?? []);
    if (new Set([...connection.scores, ...found.map(({ id }) => id)]).size > MAX_SCORES) {
      const message = say('At most {most} scores on one connection.', { most: MAX_SCORES });
      return { status: 'failed', code: 'SUBSCRIPTION_LIMIT', message };
    }
    for (const { id } of found) connection.scores.add(id);
    return { status: 'success', scores: found.map((match) => this.present(match)) };
  }

  unsubscribe(connection: Connection, ids: readonly string[]): void {
    for (const id of ids) connection.scores.delete(id);
  }

  flush(): void {
    for (const match of this.changes)
      for (const connection of this.peers.all())
        if (connection.scores.has(match.id)) this.peers.push(connection, 'score:update', this.present(match));
    this.changes.clear();
  }

  /** Everything said before no longer counts. */
  restart(): void {
    this.changes.clear();
  }
}
