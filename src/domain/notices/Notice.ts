import type { Message } from '@/domain/shared/Message';

export type NoticeType = 'error' | 'success' | 'info' | 'warning' | 'default';

/** One toast, and one line in the bell's list. */
export interface Notice {
  readonly id: string;
  readonly type: NoticeType;
  readonly message: Message;
  /** Milliseconds until it closes by itself. */
  readonly closesAfterMs: number;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Announcement {
  /** Dismissed by it. */
  readonly id: string;
  readonly content: string;
}
