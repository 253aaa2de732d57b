import { betId, type BetId } from '@/domain/shared/ids';

const OURS = 'row-';

/** For a bet that the server lists without an id: its place, so that rows can be told apart. */
export function rowId(place: number): BetId {
  return betId(`${OURS}${place}`);
}

/** The server's id, to quote to support; empty when it gave none. */
export function serverBetId(id: BetId): string {
  return id.startsWith(OURS) ? '' : id;
}
