import type { Notice } from '@/domain/notices/Notice';

/** Shows toasts. The list behind the bell is `NoticesState`. */
export interface Notifier {
  show(notice: Notice): void;
  dismiss(id: string): void;
}
