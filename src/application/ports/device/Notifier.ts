import type { Notice } from '@/domain/notices/Notice';

/** Shows toasts, each added, updated, removed (TOAST-03). The list behind the bell is `NoticesState`. */
export interface Notifier {
  /** `onClosed`: it has left the screen, by its time or by hand. */
  show(notice: Notice, onClosed: () => void): void;
  /** The toast of this id says this now, and closes by itself as late as a new one would. */
  update(notice: Notice): void;
  dismiss(id: string): void;
}
