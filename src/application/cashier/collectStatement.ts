import { momentsOfStatement } from '@/domain/cashier/StatementFilter';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import { collectPages } from '../shared/collectPages';
import type { CollectedRows } from './StatementApp';

/** All rows of a filter, for a file: never a part that passes for the whole. */
export function collectStatement(ports: Pick<AllPorts, 'statementGateway' | 'session' | 'clock'>) {
  return async (
    { tab, days }: Pick<StatementFilter, 'tab' | 'days'>,
    cancellation?: Cancellation,
  ): Promise<Result<CollectedRows, Message>> => {
    const range = momentsOfStatement({ days }, ports.clock.now());
    let lost = false;
    const all = await collectPages(
      ports.session,
      cancellation,
      async (skip, pageSize) => {
        const reply = await ports.statementGateway.page({ skip, pageSize, tab, ...range }, cancellation);
        if (reply.ok && reply.value.lost > 0) lost = true;
        return reply;
      },
      ({ id }) => id,
    );
    if (!all.ok) return fail(describeFailure(all.error, 'statement.failed'));
    return ok({ rows: all.value.rows, whole: all.value.whole && !lost });
  };
}
