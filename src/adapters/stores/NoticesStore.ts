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
      noticesRestored: action,
      noticesRead: action,
      noticesForgotten: action,
    });
  }

  noticeAdded(notice: Notice): void {
    this.recent = [notice, ...this.recent].slice(0, KEPT);
    this.unread = Math.min(this.unread + 1, KEPT);
  }

  noticesRestored(kept: readonly Notice[], unread: number): void {
    this.recent = [...this.recent, ...kept].slice(0, KEPT);
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
