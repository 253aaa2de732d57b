import { CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import type { Notice } from '@/domain/notices/Notice';
import { noticeType } from '@/domain/notices/noticeFromPush';
import type { Message, MessageValues } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';

export interface KeptList {
  /** Newest first. */
  readonly recent: readonly Notice[];
  readonly unread: number;
}

const NOTHING: KeptList = { recent: [], unread: 0 };
const MOST = 20;
const LONGEST = 1_000;

/** What the device kept of the bell; anything that is none of ours counts as nothing (F71). */
export function decodeNotices(text: string | null): KeptList {
  const kept = parse(text);
  if (!isRecord(kept) || !Array.isArray(kept.recent)) return NOTHING;
  const recent = (kept.recent as readonly unknown[]).slice(0, MOST).flatMap((each) => noticeOf(each) ?? []);
  const unread = typeof kept.unread === 'number' ? Math.trunc(kept.unread) : 0;
  return { recent, unread: Math.min(Math.max(0, unread), recent.length) };
}

function noticeOf(kept: unknown): Notice | null {
  if (!isRecord(kept) || typeof kept.id !== 'string' || typeof kept.at !== 'number') return null;
  const message = messageOf(kept.message);
  if (message === null || !Number.isSafeInteger(kept.at)) return null;
  return { id: kept.id, type: noticeType(kept.type), message, closesAfterMs: CLOSES_AFTER_MS, at: kept.at };
}

function messageOf(kept: unknown): Message | null {
  if (!isRecord(kept)) return null;
  if (kept.kind === 'server')
    return typeof kept.text === 'string' ? { kind: 'server', text: kept.text.slice(0, LONGEST) } : null;
  if (kept.kind !== 'key' || typeof kept.key !== 'string' || !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(kept.key))
    return null;
  // A key that this version does not word shows as itself: nothing worse comes of it.
  const key = kept.key as MessageKey;
  const values = valuesOf(kept.values);
  return values === null ? { kind: 'key', key } : { kind: 'key', key, values };
}

function valuesOf(kept: unknown): MessageValues | null {
  if (!isRecord(kept)) return null;
  const sound = Object.entries(kept).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1].length <= LONGEST),
  );
  return Object.fromEntries(sound);
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
