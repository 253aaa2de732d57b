import type { Message } from '@/domain/shared/Message';
import type { Notice } from './Notice';

export const MAX_VISIBLE = 5;

export type Admission =
  /** `leaving`: the oldest ones, which make room. */
  | { readonly kind: 'shown'; readonly leaving: readonly Notice[] }
  /** The same words are on screen already. */
  | { readonly kind: 'repeated'; readonly notice: Notice };

/** Whether a notice joins those on screen (oldest first): no repetition, at most five. F03, F47. */
export function admitNotice(visible: readonly Notice[], notice: Pick<Notice, 'type' | 'message'>): Admission {
  const repeated = visible.find(
    (each) => each.type === notice.type && sameWords(each.message, notice.message),
  );
  if (repeated !== undefined) return { kind: 'repeated', notice: repeated };
  return { kind: 'shown', leaving: visible.slice(0, Math.max(0, visible.length - MAX_VISIBLE + 1)) };
}

function sameWords(a: Message, b: Message): boolean {
  if (a.kind === 'server') return b.kind === 'server' && a.text === b.text;
  if (b.kind === 'server' || a.key !== b.key) return false;
  return JSON.stringify(a.values ?? {}) === JSON.stringify(b.values ?? {});
}
