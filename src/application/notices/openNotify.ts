import { admitNotice } from '@/domain/notices/admitNotice';
import { CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import type { Notice, NoticeType } from '@/domain/notices/Notice';
import type { Message } from '@/domain/shared/Message';
import type { Ports } from '../ports/Ports';
import type { ClearingNotify } from './Notify';

interface Shown {
  readonly notice: Notice;
  /** Monotonic milliseconds. */
  readonly until: number;
}

/** Toasts, and the list behind the bell. */
export function openNotify(ports: Pick<Ports, 'notifier' | 'notices' | 'ids' | 'clock'>): ClearingNotify {
  const { notifier, notices, ids, clock } = ports;
  let shown: readonly Shown[] = [];

  const notify: ClearingNotify = Object.assign(show, {
    clear: () => shown.forEach(({ notice }) => notifier.dismiss(notice.id)),
  });
  return notify;

  function show(
    message: Message,
    type: NoticeType,
    closesAfterMs = CLOSES_AFTER_MS,
    lasting: 'saved' | 'passing' = 'saved',
  ): void {
    const now = clock.monotonic();
    shown = shown.filter((each) => each.until > now);
    const admission = admitNotice(
      shown.map((each) => each.notice),
      { type, message },
    );
    if (admission.kind === 'repeated') {
      update({ ...admission.notice, closesAfterMs }, now);
      // Money that came twice in a moment came twice.
      if (lasting === 'saved' && type === 'success')
        notices.noticeAdded({ ...admission.notice, id: ids.next(), at: clock.now() });
      return;
    }
    for (const leaving of admission.leaving) notifier.dismiss(leaving.id);
    const notice: Notice = { id: ids.next(), type, message, closesAfterMs, at: clock.now() };
    shown = [
      ...shown.filter((each) => !admission.leaving.includes(each.notice)),
      { notice, until: now + closesAfterMs },
    ];
    if (lasting === 'saved') notices.noticeAdded(notice);
    // Closed by hand, it is on screen no longer: the same words are news again.
    notifier.show(notice, () => {
      shown = shown.filter((each) => each.notice.id !== notice.id);
    });
  }

  /** Said again while it is on screen: the same toast, for as long as a new one. */
  function update(notice: Notice, now: number): void {
    const until = now + notice.closesAfterMs;
    shown = shown.map((each) => (each.notice.id === notice.id ? { notice, until } : each));
    notifier.update(notice);
  }
}
