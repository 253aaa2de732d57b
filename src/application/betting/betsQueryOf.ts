import { momentsOfFilter } from '@/domain/betting/BetsFilter';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsQuery } from '../ports/gateways/BetsGateway';

/** What SPORT-06 asks for a filter, but for the page. */
export function betsQueryOf(
  { tab, segment, days }: Pick<BetsFilter, 'tab' | 'segment' | 'days'>,
  now: number,
): Omit<BetsQuery, 'skip' | 'pageSize'> {
  return {
    ...momentsOfFilter({ days }, now),
    status: tab,
    ...(segment === 'all' ? {} : { market: segment }),
  };
}
