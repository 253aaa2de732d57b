import type { NoticesState } from '@/application/ports/state/NoticesState';
import type { Notice } from '@/domain/notices/Notice';
import { observed } from './observed';

const MAX_RECENT = 20;

export class NoticesStore implements NoticesState {
  recent: readonly Notice[] = [];
  unread = 0;

  constructor() {
    observed(this);
  }

  noticeAdded(notice: Notice): void {
    this.recent = [notice, ...this.recent].slice(0, MAX_RECENT);
    this.unread = Math.min(this.unread + 1, MAX_RECENT);
  }

  noticesRestored(saved: readonly Notice[], unread: number): void {
    this.recent = [...this.recent, ...saved].slice(0, MAX_RECENT);
    this.unread = Math.min(this.unread + unread, this.recent.length);
  }

  noticesRead(): void {
    this.unread = 0;
  }

  noticesForgotten(): void {
    this.recent = [];
    this.unread = 0;
  }
}
