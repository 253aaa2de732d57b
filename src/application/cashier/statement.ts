import { momentsOfStatement } from '@/domain/cashier/StatementFilter';
import type { StatementShown } from '@/domain/cashier/StatementShown';
import { joinStatement } from '@/domain/cashier/joinStatement';
import { pagePart } from '@/domain/shared/listPages';
import type { ListPart } from '@/domain/shared/longList';
import { ok } from '@/domain/shared/Result';
import type { AllPorts } from '../ports/LaterPorts';
import { collectPages } from '../shared/collectPages';
import { askFor } from '../shared/duringSession';
import { inParts } from '../shared/inParts';
import type { StatementApp } from './StatementApp';

type StatementPorts = Pick<AllPorts, 'statementGateway' | 'session' | 'clock'>;

/** One page of the account statement, or any part of it (CASH-03). */
export function loadStatement({ statementGateway, session, clock }: StatementPorts): StatementApp['load'] {
  return (filter, cancellation, part = pagePart(filter)) => {
    const ask = ({ skip, size }: ListPart) =>
      askFor<StatementShown>(session, 'statement.failed', async () => {
        const range = momentsOfStatement(filter, clock.now());
        const query = { skip, pageSize: size, tab: filter.tab, ...range };
        const reply = await statementGateway.page(query, cancellation);
        if (!reply.ok) return reply;
        const { rows, count, sums, lost } = reply.value;
        // A backend may give more than was asked for: the page stays a page (F19).
        return ok({ rows: rows.slice(0, size), count, sums, ...(lost > 0 && { unread: lost }) });
      });
    return inParts(part, ask, { readOf: (shown) => shown, join: joinStatement });
  };
}

/** All rows of a filter, for a file: never a part that passes for the whole. */
export function collectStatement({
  statementGateway,
  session,
  clock,
}: StatementPorts): StatementApp['collect'] {
  return (filter, cancellation) =>
    askFor(session, 'statement.failed', async () => {
      const range = momentsOfStatement({ days: filter.days }, clock.now());
      const all = await collectPages(session, cancellation, async (skip, pageSize) => {
        const reply = await statementGateway.page(
          { skip, pageSize, tab: filter.tab, ...range },
          cancellation,
        );
        return reply.ok ? ok({ ...reply.value, unread: reply.value.lost }) : reply;
      });
      if (!all.ok) return all;
      const { rows, whole, unread } = all.value;
      return ok({ rows, whole: whole && unread === 0 });
    });
}
