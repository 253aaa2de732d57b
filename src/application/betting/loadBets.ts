import { betList } from '@/domain/betting/BetList';
import type { BetList } from '@/domain/betting/BetList';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { momentsOfFilter } from '@/domain/betting/BetsFilter';
import type { BetTotals } from '@/domain/betting/betTotals';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Ports } from '../ports/Ports';
import type { Cancellation } from '../ports/device/Cancellation';
import { betsQueryOf } from './betsQueryOf';
import { duringSession } from '../shared/duringSession';

export interface BetsShown {
  readonly list: BetList;
  /** Of the whole filter, all pages together. */
  readonly count: number;
  /** Over the whole filter; null when the backend does not give them. */
  readonly totals: BetTotals | null;
  /** Rows of this page that could not be read; absent: none. */
  readonly unread?: number;
}

/** One page of the player's bets (SPORT-06, /mybets). */
export function loadBets(ports: Pick<Ports, 'betsGateway' | 'session' | 'clock'>) {
  return async (filter: BetsFilter, cancellation?: Cancellation): Promise<Result<BetsShown, Message>> => {
    const now = ports.clock.now();
    const { page, size, tab, segment } = filter;
    const reply = await duringSession(ports.session, () =>
      ports.betsGateway.list(
        { skip: (page - 1) * size, pageSize: size, ...betsQueryOf(filter, now) },
        cancellation,
      ),
    );
    if (!reply.ok) return fail(describeFailure(reply.error, 'bets.failed'));
    // A backend may give more than was asked for: the page stays a page (F19).
    const rows = reply.value.bets.slice(0, size);
    const list = betList({ tab, segment, ...momentsOfFilter(filter, now) }, rows);
    const { count, totals = null, unread = 0 } = reply.value;
    return ok({ list, count, totals, ...(unread > 0 && { unread }) });
  };
}
