import type { Message } from '@/domain/shared/Message';
import type { Notify } from './Notify';

/** A screen's own notice, e.g. a chunk that did not load: said once, not kept. */
export class TellNotice {
  constructor(private readonly notify: Pick<Notify, 'execute'>) {}

  execute(message: Message, type: 'error' | 'success' | 'info' | 'warning'): void {
    this.notify.execute(message, type, undefined, 'passing');
  }
}
