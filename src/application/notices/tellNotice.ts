import type { Message } from '@/domain/shared/Message';
import type { Notify } from './Notify';

/** A screen's own notice, e.g. a chunk that did not load: said once, not kept. */
export function tellNotice(notify: Notify) {
  return (message: Message, type: 'error' | 'success' | 'info' | 'warning'): void => {
    notify(message, type, undefined, 'passing');
  };
}
