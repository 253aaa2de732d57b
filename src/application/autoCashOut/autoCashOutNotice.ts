import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { NoticeType } from '@/domain/notices/Notice';
import { say, type Message } from '@/domain/shared/Message';

export interface AutoCashOutNotice {
  readonly message: Message;
  readonly type: NoticeType;
}

/** What became of one by itself; null: it waits, or it was the player's own doing. */
export function autoCashOutNotice({
  status,
  reason,
  matchName,
  amount,
  brought,
}: AutoCashOut): AutoCashOutNotice | null {
  const match = matchName;
  if (status === 'done')
    return { message: say('autoCashOut.done', { match, amountPaise: brought }), type: 'success' };
  return status === 'dropped'
    ? {
        message: say('autoCashOut.dropped', { match, figurePaise: amount, reason: reason ?? 'server' }),
        type: 'warning',
      }
    : null;
}
