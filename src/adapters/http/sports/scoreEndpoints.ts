import { maybe, read } from '../endpoints';

/** assumed: docs/wire.md 4.2a. Not among the calls of a first page. */
export const SCORE_ENDPOINTS = {
  matchScore: maybe(read('sports', '/sports/match/score'), 'item'),
} as const;
