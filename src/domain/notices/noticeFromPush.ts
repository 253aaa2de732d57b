import { say, type Message } from '@/domain/shared/Message';
import { cleanText } from '@/domain/shared/cleanText';
import type { NoticeType } from './Notice';
import { pageNamed } from './pageOfNotice';

/** In characters as a reader counts them. */
const MAX_TITLE = 80;
const MAX_MESSAGE = 300;

const TYPES: readonly NoticeType[] = ['error', 'success', 'info', 'warning', 'default'];

/** The specification's word for a toast's type; anything else is an error. Total. TOAST-01, P28. */
export function noticeType(word: unknown): NoticeType {
  return TYPES.find((type) => type === word) ?? 'error';
}

export interface PushedText {
  readonly title: string;
  readonly message: string;
  readonly type: NoticeType;
  /** As it came. */
  readonly page?: string;
}

export interface NoticeText {
  readonly type: NoticeType;
  readonly message: Message;
}

/**
 * What a pushed notification reads: `title : message`, or the one of them that says something; without any text it is an error that
 * reads 'Something went wrong'. Total, never empty, clipped. TOAST-02, P28, F47.
 */
export function noticeFromPush(push: PushedText): NoticeText {
  const parts = [cleanText(push.title, MAX_TITLE), cleanText(push.message, MAX_MESSAGE)];
  const text = parts.filter((part) => part !== '').join(' : ');
  if (text === '') return { type: 'error', message: say('notice.somethingWentWrong') };
  const page = pageNamed(push.page);
  return { type: noticeType(push.type), message: { kind: 'server', text, ...(page !== null && { page }) } };
}
