import type { Message } from './Message';
import type { MessageKey } from './MessageKey';

const NOT_OFFERED: ReadonlySet<MessageKey> = new Set<MessageKey>([
  'wire.notOffered',
  'matches.notOffered',
  'sports.matchAbsent',
]);

/** Whether a sentence says that there is nothing behind a page here: no error, and no use in trying again. */
export function saysNotOffered(message: Message): boolean {
  return message.kind === 'key' && NOT_OFFERED.has(message.key);
}
