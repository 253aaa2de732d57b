import type { Message } from '@/domain/shared/Message';
import type { NoticesView } from '../ports/state/NoticesState';

/** Notices: toasts, and the list behind the bell. */
export interface NoticesApp {
  readonly view: NoticesView;
  readonly markRead: () => void;
  /** What was shown of a moment is over, or the player wants no more of it. */
  readonly endMoment: () => void;
  /** This one, on this device. */
  readonly dismissAnnouncement: (id: string) => void;
  /** A screen's own notice, e.g. a chunk that did not load. */
  readonly tell: (message: Message, type: 'error' | 'success' | 'info' | 'warning') => void;
}
