import { CLOSES_AFTER_MS } from '@/domain/notices/closingTimes';
import { MAX_NOTICES, type NoticeList } from '@/domain/notices/joinNotices';
import type { Notice } from '@/domain/notices/Notice';
import { pageNamed } from '@/domain/notices/pageOfNotice';
import { noticeType } from '@/domain/notices/noticeFromPush';
import type { Message, MessageValues } from '@/domain/shared/Message';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { parseSaved } from '../shared/savedJson';

const NOTHING: NoticeList = { recent: [], unread: 0 };
const MAX_LENGTH = 1_000;

/** What the device saved of the bell; anything that is none of ours counts as nothing (F71). */
export function decodeNotices(text: string | null): NoticeList {
  const saved = parseSaved(text);
  if (!isRecord(saved) || !Array.isArray(saved.recent)) return NOTHING;
  const recent = (saved.recent as readonly unknown[])
    .slice(0, MAX_NOTICES)
    .flatMap((each) => noticeOf(each) ?? []);
  const unread = typeof saved.unread === 'number' ? Math.trunc(saved.unread) : 0;
  return { recent, unread: Math.min(Math.max(0, unread), recent.length) };
}

function noticeOf(saved: unknown): Notice | null {
  if (!isRecord(saved) || typeof saved.id !== 'string' || typeof saved.at !== 'number') return null;
  const message = messageOf(saved.message);
  if (message === null || !Number.isSafeInteger(saved.at)) return null;
  return {
    id: saved.id,
    type: noticeType(saved.type),
    message,
    closesAfterMs: CLOSES_AFTER_MS,
    at: saved.at,
  };
}

function messageOf(saved: unknown): Message | null {
  if (!isRecord(saved)) return null;
  if (saved.kind === 'server')
    return typeof saved.text === 'string' ? serverMessage(saved.text.slice(0, MAX_LENGTH), saved.page) : null;
  if (saved.kind !== 'key' || typeof saved.key !== 'string' || !/^[a-zA-Z]+\.[a-zA-Z]+$/.test(saved.key))
    return null;
  // A key that this version does not word shows as itself: nothing worse comes of it.
  const key = saved.key as MessageKey;
  const values = valuesOf(saved.values);
  return values === null ? { kind: 'key', key } : { kind: 'key', key, values };
}

function serverMessage(text: string, saved: unknown): Message {
  const page = pageNamed(saved);
  return { kind: 'server', text, ...(page !== null && { page }) };
}

function valuesOf(saved: unknown): MessageValues | null {
  if (!isRecord(saved)) return null;
  const sound = Object.entries(saved).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1].length <= MAX_LENGTH),
  );
  return Object.fromEntries(sound);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
