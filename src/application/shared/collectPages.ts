import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { SessionView } from '../ports/state/SessionState';

const PAGE_SIZE = 100;
/** 10 000 rows: what a spreadsheet and a phone still take without complaint (F19). */
const MAX_PAGES = 100;

export interface Collected<Row> {
  readonly rows: readonly Row[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
}

export interface PartOfList<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list. */
  readonly count: number;
}

/**
 * A whole list, page after page, newest first. A row that comes meanwhile pushes the others one on: a row that comes twice is kept once.
 * All of it fails when the answer has no place to go: the caller has given up, or the session is another.
 */
export async function collectPages<Row, Id>(
  session: Pick<SessionView, 'epoch'>,
  cancellation: Cancellation | undefined,
  ask: (skip: number, pageSize: number) => Promise<Result<PartOfList<Row>, Failure>>,
  idOf: (row: Row) => Id,
): Promise<Result<Collected<Row>, Failure>> {
  const { epoch } = session;
  const found = new Map<Id, Row>();
  for (let page = 0; page < MAX_PAGES; page++) {
    const reply = await ask(page * PAGE_SIZE, PAGE_SIZE);
    if (session.epoch !== epoch || cancellation?.cancelled === true)
      return fail({ kind: 'aborted', sent: true });
    if (!reply.ok) return reply;
    for (const row of reply.value.rows) found.set(idOf(row), row);
    if (reply.value.rows.length === 0 || (page + 1) * PAGE_SIZE >= reply.value.count)
      return ok({ rows: [...found.values()], whole: true });
  }
  return ok({ rows: [...found.values()], whole: false });
}
