import type { Notice } from './Notice';

/** What is behind a bell. */
export interface NoticeList {
  /** Newest first. */
  readonly recent: readonly Notice[];
  /** The first so many. */
  readonly unread: number;
}

export const MAX_NOTICES = 20;
/** What a server says to every window of a player arrives in each at its own moment. */
const SAME_MS = 5_000;

/** The bells of two windows of one player: each notice once, and read where it was read in either. */
export function joinNotices(own: NoticeList, other: NoticeList): NoticeList {
  const rest = other.recent.map((notice, at) => ({ notice, unread: at < other.unread }));
  const joined = own.recent.map((notice, at) => {
    const twin = rest.findIndex((each) => isSame(each.notice, notice));
    const [same] = twin === -1 ? [] : rest.splice(twin, 1);
    return { notice, unread: at < own.unread && same?.unread !== false };
  });
  const all = [...joined, ...rest].toSorted((one, next) => next.notice.at - one.notice.at);
  const recent = all.slice(0, MAX_NOTICES);
  return {
    recent: recent.map(({ notice }) => notice),
    unread: recent.filter(({ unread }) => unread).length,
  };
}

function isSame(one: Notice, other: Notice): boolean {
  const words = (notice: Notice): string => JSON.stringify([notice.type, notice.message]);
  return one.id === other.id || (Math.abs(one.at - other.at) < SAME_MS && words(one) === words(other));
}
