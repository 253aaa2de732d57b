import { momentsOfStatement } from '@/domain/cashier/StatementFilter';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { Clock } from '../ports/device/Clock';
import type { StatementGateway } from '../ports/gateways/StatementGateway';
import type { SessionView } from '../ports/state/SessionState';
import { collectPages } from '../shared/collectPages';
import type { CollectedRows } from './StatementApp';

/** All rows of a filter, for a file: never a part that passes for the whole. */
export class CollectStatement {
  constructor(
    private readonly statement: StatementGateway,
    private readonly session: Pick<SessionView, 'epoch'>,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async execute(
    { tab, days }: Pick<StatementFilter, 'tab' | 'days'>,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedRows, Message>> {
    const range = momentsOfStatement({ days }, this.clock.now());
    let lost = false;
    const all = await collectPages(
      this.session,
      cancellation,
      async (skip, pageSize) => {
        const reply = await this.statement.page({ skip, pageSize, tab, ...range }, cancellation);
        if (reply.ok && reply.value.lost > 0) lost = true;
        return reply;
      },
      ({ id }) => id,
    );
    if (!all.ok) return fail(describeFailure(all.error, 'statement.failed'));
    return ok({ rows: all.value.rows, whole: all.value.whole && !lost });
  }
}
