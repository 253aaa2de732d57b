import type { Failure } from '@/domain/shared/Failure';
import { fail, ok, type Result } from '@/domain/shared/Result';
import type { Cancellation } from '../ports/device/Cancellation';
import type { SessionView } from '../ports/state/SessionState';

const PAGE_SIZE = 100;
/** 10 000 rows: what a spreadsheet and a phone still take without complaint (F19). */
const MAX_PAGES = 100;

export interface Collected<Row> {
  readonly rows: readonly Row[];
  /** False when there are more than are ever collected. */
  readonly whole: boolean;
  /** Rows that could not be read and are not in it. */
  readonly unread: number;
}

export interface PartOfList<Row> {
  readonly rows: readonly Row[];
  /** Of the whole list. */
  readonly count: number;
  /** Of this part; absent: none. */
  readonly unread?: number;
}

/**
 * A whole list, page after page, newest first. A row that comes meanwhile pushes the others one on: a row that comes twice is kept once.
 * All of it fails when the answer has no place to go: the caller has given up, or the session is another.
 */
export async function collectPages<Row extends { readonly id: unknown }>(
  session: Pick<SessionView, 'epoch'>,
  cancellation: Cancellation | undefined,
  ask: (skip: number, pageSize: number) => Promise<Result<PartOfList<Row>, Failure>>,
): Promise<Result<Collected<Row>, Failure>> {
  const { epoch } = session;
  const found = new Map<unknown, Row>();
  let unread = 0;
  for (let page = 0; page < MAX_PAGES; page++) {
    const reply = await ask(page * PAGE_SIZE, PAGE_SIZE);
    if (session.epoch !== epoch || cancellation?.cancelled === true)
      return fail({ kind: 'aborted', sent: true });
    if (!reply.ok) return reply;
    const { rows, count } = reply.value;
    for (const row of rows) found.set(row.id, row);
    unread += reply.value.unread ?? 0;
    if (rows.length === 0 || (page + 1) * PAGE_SIZE >= count)
      return ok({ rows: [...found.values()], whole: true, unread });
  }
  return ok({ rows: [...found.values()], whole: false, unread });
}
