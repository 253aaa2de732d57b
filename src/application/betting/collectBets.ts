import type { Bet } from '@/domain/betting/Bet';
import type { BetsFilter } from '@/domain/betting/BetsFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Ports } from '../ports/Ports';
import type { Cancellation } from '../ports/device/Cancellation';
import { collectPages } from '../shared/collectPages';
import { betsQueryOf } from './betsQueryOf';

export interface CollectedBets {
  readonly bets: readonly Bet[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
  /** Rows that could not be read and are not in it. */
  readonly unread: number;
}

/** All bets of a filter, for a file: page after page, never a part that passes for the whole. */
export function collectBets(ports: Pick<Ports, 'betsGateway' | 'session' | 'clock'>) {
  return async (
    filter: Pick<BetsFilter, 'tab' | 'segment' | 'days'>,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedBets, Message>> => {
    const query = betsQueryOf(filter, ports.clock.now());
    let unread = 0;
    const all = await collectPages(
      ports.session,
      cancellation,
      async (skip, pageSize) => {
        const reply = await ports.betsGateway.list({ skip, pageSize, ...query }, cancellation);
        if (!reply.ok) return reply;
        unread += reply.value.unread ?? 0;
        return ok({ rows: reply.value.bets, count: reply.value.count });
      },
      ({ id }) => id,
    );
    if (!all.ok) return fail(describeFailure(all.error, 'bets.failed'));
    return ok({ bets: all.value.rows, whole: all.value.whole, unread });
  };
}
