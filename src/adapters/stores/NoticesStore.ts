import type { NoticesState } from '@/application/ports/state/NoticesState';
import type { Moment } from '@/domain/notices/Moment';
import { MAX_NOTICES } from '@/domain/notices/joinNotices';
import type { Notice } from '@/domain/notices/Notice';
import { observed } from './observed';

export class NoticesStore implements NoticesState {
  recent: readonly Notice[] = [];
  unread = 0;
  moment: Moment | null = null;

  constructor() {
    observed(this);
  }

  noticeAdded(notice: Notice): void {
    this.recent = [notice, ...this.recent].slice(0, MAX_NOTICES);
    this.unread = Math.min(this.unread + 1, MAX_NOTICES);
  }

  noticesRestored(recent: readonly Notice[], unread: number): void {
    this.recent = recent;
    this.unread = unread;
  }

  noticesRead(): void {
    this.unread = 0;
  }

  momentShown(moment: Moment): void {
    this.moment = moment;
  }

  momentOver(): void {
    this.moment = null;
  }

  noticesForgotten(): void {
    this.recent = [];
    this.unread = 0;
    this.moment = null;
  }
}
