import type { Message } from '@/domain/shared/Message';
import type { NoticesView } from '../ports/state/NoticesState';
import type { UseCase } from '../shared/UseCase';

/** Notices: toasts, and the list behind the bell. */
export interface NoticesApp {
  readonly view: NoticesView;
  readonly markRead: UseCase<[]>;
  readonly dismissAnnouncements: UseCase<[]>;
  /** A screen's own notice, e.g. a chunk that did not load. */
  readonly tell: UseCase<[message: Message, type: 'error' | 'success' | 'info' | 'warning']>;
}
