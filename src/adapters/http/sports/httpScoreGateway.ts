import { about } from '@/adapters/wire/decoder';
import { decodeLiveScore } from '@/adapters/wire/scoreWire';
import type { Logger } from '@/application/ports/device/Logger';
import type { ScoreGateway } from '@/application/ports/gateways/ScoreGateway';
import type { LiveScore } from '@/domain/sports/score/LiveScore';
import type { HttpClient } from '../HttpClient';
import { maybe, read } from '../endpoints';

export function httpScoreGateway(http: HttpClient): ScoreGateway {
  return {
    score: (id, cancellation) =>
      http.send(
        { endpoint: SCORE_ENDPOINTS.matchScore, query: { refmatchid: id }, cancellation },
        about(scoreIn, ({ matchId }) => matchId === id),
      ),
  };
}

function scoreIn(data: unknown, logger: Logger): LiveScore | null {
  const score = typeof data === 'object' && data !== null && 'score' in data ? data.score : null;
  return decodeLiveScore(score, 'score', logger);
}

/** assumed: docs/wire.md 4.2a. Not among the calls of a first page. */
export const SCORE_ENDPOINTS = {
  matchScore: maybe(read('sports', '/sports/match/score'), 'item'),
} as const;
