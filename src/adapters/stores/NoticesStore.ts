import { action, makeObservable, observable, observableRef } from 'mobx';
import type { NoticesState } from '@/application/ports/state/NoticesState';
import type { Notice } from '@/domain/notices/Notice';

const KEPT = 20;

export class NoticesStore implements NoticesState {
  recent: readonly Notice[] = [];
  unread = 0;

  constructor() {
    makeObservable(this, {
      recent: observableRef,
      unread: observable,
      noticeAdded: action,
      noticesRead: action,
      noticesForgotten: action,
    });
  }

  noticeAdded(notice: Notice): void {
    this.recent = [notice, ...this.recent].slice(0, KEPT);
    this.unread = Math.min(this.unread + 1, KEPT);
  }

  noticesRead(): void {
    this.unread = 0;
  }

  noticesForgotten(): void {
    this.recent = [];
    this.unread = 0;
  }
}
