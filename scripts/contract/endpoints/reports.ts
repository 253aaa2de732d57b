import { reportReply, resultsReply } from '../models/reports';
import { maybe, oneOf, text } from '../models/withFields';
import type { Contracted } from './Contracted';

const page = {
  ...{ skip: maybe(text()), pagesize: maybe(text()) },
  ...{ startdate: maybe(text()), enddate: maybe(text()) },
};
const report = { of: 'assumed', section: '4.8a', failures: ['422 RANGE_TOO_WIDE'] } as const;

export const REPORT_CALLS = {
  reportMarkets: {
    ...report,
    capability: 'reports',
    summary: 'What came of the player’s settled markets, with commission, newest first.',
    query: page,
    reply: reportReply,
  },
  results: {
    ...report,
    visitors: true,
    capability: 'results',
    summary: 'Matches that are over, with score, winner and the results of their markets.',
    query: { ...page, sport: maybe(oneOf('4', '1', '2')), search: maybe(text()) },
    reply: resultsReply,
  },
} as const satisfies Record<string, Contracted>;
