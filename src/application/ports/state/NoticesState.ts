import type { Moment } from '@/domain/notices/Moment';
import type { Notice } from '@/domain/notices/Notice';

export interface NoticesView {
  /** Newest first, at most 20: no short toast is lost. */
  readonly recent: readonly Notice[];
  readonly unread: number;
  /** What has just happened and is being shown; null: nothing, or it is over. */
  readonly moment: Moment | null;
}

export interface NoticesState extends NoticesView {
  noticeAdded(notice: Notice): void;
  /** What an earlier visit or another window saved, joined with what there is, in its place. */
  noticesRestored(recent: readonly Notice[], unread: number): void;
  noticesRead(): void;
  /** It takes the place of one that is still being shown. */
  momentShown(moment: Moment): void;
  momentOver(): void;
  noticesForgotten(): void;
}
