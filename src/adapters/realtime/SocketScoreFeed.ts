import * as v from 'valibot';
import { decode } from '@/adapters/wire/decode';
import { decodeLiveScore } from '@/adapters/wire/scoreWire';
import type { Logger } from '@/application/ports/device/Logger';
import type { ScoreFeed, ScoreFeedListener } from '@/application/ports/feeds/ScoreFeed';
import type { Failure } from '@/domain/shared/Failure';
import { Listeners } from '@/domain/shared/Listeners';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { MatchId } from '@/domain/shared/ids';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { SocketConnection } from './SocketConnection';

const FOLLOW_MS = 5_000;
/** Whoever answers with more was asked for less (X31). */
const MAX_SCORES = 50;

const answerSchema = v.object({
  status: v.literal('success'),
  scores: v.pipe(v.array(v.unknown()), v.maxLength(MAX_SCORES)),
});

/** assumed: `score:subscribe`, `score:update`, docs/wire.md 4.2a. Over the player's own socket. */
export class SocketScoreFeed implements ScoreFeed {
  readonly #listeners = new Listeners<ScoreFeedListener>();
  #wasConnected = false;

  constructor(
    private readonly connection: SocketConnection,
    private readonly logger: Logger,
  ) {
    connection.listen({ statusChanged: () => this.#statusChanged() });
    connection.handle('score:update', (payload) => {
      const score = decodeLiveScore(payload, 'score:update', logger);
      if (score !== null) this.#listeners.each((listener) => listener.scoreChanged?.(score));
    });
  }

  get isConnected(): boolean {
    return this.connection.status === 'connected';
  }

  async follow(ids: readonly MatchId[]): Promise<Result<readonly LiveScore[], Failure>> {
    if (!this.isConnected) return fail({ kind: 'offline', sent: false });
    const reply = await this.connection.ask(FOLLOW_MS, 'score:subscribe', { ids });
    if (!reply.ok) return reply;
    const answer = decode(answerSchema, reply.value, 'score:subscribe', this.logger);
    if (answer === null) return fail({ kind: 'unexpected', sent: true });
    return ok(
      answer.scores.flatMap((each) => decodeLiveScore(each, 'score:subscribe.scores', this.logger) ?? []),
    );
  }

  leave(ids: readonly MatchId[]): void {
    this.connection.tell('score:unsubscribe', { ids });
  }

  listen(listener: ScoreFeedListener): () => void {
    return this.#listeners.add(listener);
  }

  #statusChanged(): void {
    if (this.isConnected === this.#wasConnected) return;
    this.#wasConnected = this.isConnected;
    this.#listeners.each((listener) =>
      this.isConnected ? listener.connected?.() : listener.disconnected?.(),
    );
  }
}
