import { admitNotice } from '@/domain/notices/admitNotice';
import { CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import type { Notice, NoticeType } from '@/domain/notices/Notice';
import type { Message } from '@/domain/shared/Message';
import type { Clock } from '../ports/device/Clock';
import type { IdSource } from '../ports/device/IdSource';
import type { Notifier } from '../ports/device/Notifier';
import type { NoticesState } from '../ports/state/NoticesState';

interface Shown {
  readonly notice: Notice;
  /** Monotonic milliseconds. */
  readonly until: number;
}

/**
 * Tells the player something: a toast, and a line behind the bell unless it is only the answer to what they did just now (`passing`). Never the
 * same twice at a time: what is on screen is updated; at most five at once (F47, TOAST-03).
 */
export class Notify {
  #shown: readonly Shown[] = [];

  constructor(
    private readonly notifier: Notifier,
    private readonly notices: Pick<NoticesState, 'noticeAdded'>,
    private readonly ids: Pick<IdSource, 'next'>,
    private readonly clock: Clock,
  ) {}

  execute(
    message: Message,
    type: NoticeType,
    closesAfterMs = CLOSES_AFTER_MS,
    lasting: 'saved' | 'passing' = 'saved',
  ): void {
    const now = this.clock.monotonic();
    this.#shown = this.#shown.filter((each) => each.until > now);
    const admission = admitNotice(
      this.#shown.map((each) => each.notice),
      { type, message },
    );
    if (admission.kind === 'repeated') {
      this.#update({ ...admission.notice, closesAfterMs }, now);
      return;
    }
    for (const leaving of admission.leaving) this.notifier.dismiss(leaving.id);
    const notice: Notice = { id: this.ids.next(), type, message, closesAfterMs, at: this.clock.now() };
    this.#shown = [
      ...this.#shown.filter((each) => !admission.leaving.includes(each.notice)),
      { notice, until: now + closesAfterMs },
    ];
    if (lasting === 'saved') this.notices.noticeAdded(notice);
    this.notifier.show(notice);
  }

  /** Said again while it is on screen: the same toast, for as long as a new one. */
  #update(notice: Notice, now: number): void {
    const until = now + notice.closesAfterMs;
    this.#shown = this.#shown.map((each) => (each.notice.id === notice.id ? { notice, until } : each));
    this.notifier.update(notice);
  }
}
