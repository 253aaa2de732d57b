import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import { RESULTS_PAGE, momentsOfResults } from '@/domain/sports/ResultsFilter';
import type { AllPorts } from '../ports/LaterPorts';
import { askFor } from '../shared/duringSession';
import type { ReportsApp } from './ReportsApp';

type ResultsPorts = Pick<AllPorts, 'reportsGateway' | 'session' | 'clock' | 'config'>;

/** One page of the matches that are over. */
export function loadResults({ reportsGateway, session, clock, config }: ResultsPorts): ReportsApp['results'] {
  return (filter, cancellation) =>
    askFor(session, 'results.failed', async () => {
      if (!config.capabilities.results) return fail<Failure>({ kind: 'notOffered', sent: false });
      const { sport, search, page } = filter;
      const query = {
        skip: (page - 1) * RESULTS_PAGE,
        pageSize: RESULTS_PAGE,
        search,
        ...momentsOfResults(filter, clock.now()),
        ...(sport !== 'all' && { sport }),
      };
      const reply = await reportsGateway.results(query, cancellation);
      // A backend may give more than was asked for: the page stays a page (F19).
      return reply.ok ? ok({ ...reply.value, matches: reply.value.matches.slice(0, RESULTS_PAGE) }) : reply;
    });
}
