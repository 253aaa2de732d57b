import type { Notice } from '@/domain/notices/Notice';

export interface NoticesView {
  /** Newest first, at most 20: no short toast is lost. */
  readonly recent: readonly Notice[];
  readonly unread: number;
}

export interface NoticesState extends NoticesView {
  noticeAdded(notice: Notice): void;
  /** What an earlier visit kept, below what there is. */
  noticesRestored(saved: readonly Notice[], unread: number): void;
  noticesRead(): void;
  noticesForgotten(): void;
}
