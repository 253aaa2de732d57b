import { scoreReply } from '../models/liveScore';
import { marketsReply, matchesReply, matchQuery, matchReply, settingsReply } from '../models/sports';
import { maybe, oneOf } from '../models/withFields';
import type { Contracted } from './Contracted';

const open = { of: 'assumed', section: '4.1', visitors: true } as const;
const one = { ...open, query: matchQuery, failures: ['404 MATCH_UNKNOWN'] } as const;

export const SPORT_CALLS = {
  matches: {
    ...open,
    summary: 'Matches of a sport, in play or not.',
    query: { sport: maybe(oneOf('4', '1', '2')), inplay: maybe(oneOf('true', 'false')) },
    reply: matchesReply,
    failures: [],
  },
  match: { ...one, summary: 'A match with its markets, but for bookmaker and fancy.', reply: matchReply },
  bookmaker: { ...one, summary: 'The bookmaker markets of a match.', reply: marketsReply },
  fancy: { ...one, summary: 'The fancies of a match.', reply: marketsReply },
  matchSettings: {
    ...one,
    summary: 'What the page of a match shows beside its markets.',
    reply: settingsReply,
  },
  matchScore: {
    ...one,
    section: '4.2a',
    capability: 'score',
    summary: 'The whole score of a match.',
    reply: scoreReply,
  },
} as const satisfies Record<string, Contracted>;
