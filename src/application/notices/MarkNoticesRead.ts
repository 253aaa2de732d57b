import type { NoticesState } from '../ports/state/NoticesState';

/** The player has opened the bell. */
export class MarkNoticesRead {
  constructor(private readonly notices: Pick<NoticesState, 'noticesRead'>) {}

  execute(): void {
    this.notices.noticesRead();
  }
}
