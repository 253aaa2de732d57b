import type { Bet } from '@/domain/betting/Bet';
import { betList } from '@/domain/betting/BetList';
import { momentsOfFilter, type BetsFilter } from '@/domain/betting/BetsFilter';
import type { BetsShown } from '@/domain/betting/BetsShown';
import { joinBets, readBets } from '@/domain/betting/joinBets';
import { pagePart } from '@/domain/shared/listPages';
import type { ListPart } from '@/domain/shared/longList';
import type { Message } from '@/domain/shared/Message';
import { ok, type Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { BetsQuery } from '../ports/gateways/BetsGateway';
import type { Ports } from '../ports/Ports';
import { collectPages } from '../shared/collectPages';
import { askFor } from '../shared/duringSession';
import { inParts } from '../shared/inParts';

type ListPorts = Pick<Ports, 'betsGateway' | 'session' | 'clock'>;
type Listed = Pick<BetsFilter, 'tab' | 'segment' | 'days'>;

/** One page of the player's bets, or any part of them (SPORT-06, /mybets). */
export function loadBets({ betsGateway, session, clock }: ListPorts) {
  return (
    filter: BetsFilter,
    cancellation?: Cancellation,
    part: ListPart = pagePart(filter),
  ): Promise<Result<BetsShown, Message>> => {
    const { tab, segment } = filter;
    const ask = ({ skip, size }: ListPart) =>
      askFor<BetsShown>(session, 'bets.failed', async () => {
        const now = clock.now();
        const query = { skip, pageSize: size, ...queryOf(filter, now) };
        const reply = await betsGateway.list(query, cancellation);
        if (!reply.ok) return reply;
        // A backend may give more than was asked for: the page stays a page (F19).
        const rows = reply.value.bets.slice(0, size);
        const list = betList({ tab, segment, ...momentsOfFilter(filter, now) }, rows);
        const { count, totals = null, unread = 0 } = reply.value;
        return ok({ list, count, totals, ...(unread > 0 && { unread }) });
      });
    return inParts(part, ask, { readOf: readBets, join: joinBets });
  };
}

export interface CollectedBets {
  readonly bets: readonly Bet[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
  /** Rows that could not be read and are not in it. */
  readonly unread: number;
}

/** All bets of a filter, for a file: page after page, never a part that passes for the whole. */
export function collectBets({ betsGateway, session, clock }: ListPorts) {
  return (filter: Listed, cancellation?: Cancellation): Promise<Result<CollectedBets, Message>> =>
    askFor(session, 'bets.failed', async () => {
      const query = queryOf(filter, clock.now());
      const all = await collectPages(session, cancellation, async (skip, pageSize) => {
        const reply = await betsGateway.list({ skip, pageSize, ...query }, cancellation);
        return reply.ok ? ok({ ...reply.value, rows: reply.value.bets }) : reply;
      });
      if (!all.ok) return all;
      const { rows: bets, whole, unread } = all.value;
      return ok({ bets, whole, unread });
    });
}

/** What SPORT-06 asks for a filter, but for the page. */
function queryOf({ tab, segment, days }: Listed, now: number): Omit<BetsQuery, 'skip' | 'pageSize'> {
  return {
    ...momentsOfFilter({ days }, now),
    ...(tab === 'all' ? {} : { status: tab }),
    ...(segment === 'all' ? {} : { market: segment }),
  };
}
