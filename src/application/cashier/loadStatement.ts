import { momentsOfStatement } from '@/domain/cashier/StatementFilter';
import type { StatementFilter } from '@/domain/cashier/StatementFilter';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { Message } from '@/domain/shared/Message';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import type { Cancellation } from '../ports/device/Cancellation';
import type { StatementShown } from './StatementApp';
import { duringSession } from '../shared/duringSession';

/** One page of the account statement (CASH-03). */
export function loadStatement(ports: Pick<AllPorts, 'statementGateway' | 'session' | 'clock'>) {
  return async (
    filter: StatementFilter,
    cancellation?: Cancellation,
  ): Promise<Result<StatementShown, Message>> => {
    const { page, size, tab } = filter;
    const range = momentsOfStatement(filter, ports.clock.now());
    const reply = await duringSession(ports.session, () =>
      ports.statementGateway.page({ skip: (page - 1) * size, pageSize: size, tab, ...range }, cancellation),
    );
    if (!reply.ok) return fail(describeFailure(reply.error, 'statement.failed'));
    const { rows, count, sums, lost } = reply.value;
    // A backend may give more than was asked for: the page stays a page (F19).
    return ok({ rows: rows.slice(0, size), count, sums, partial: lost > 0 });
  };
}
