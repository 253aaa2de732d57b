import type { MessageId } from './MessageId';
import type { MessageKey } from '@/domain/shared/MessageKey';

type NothingLeft<Left extends never> = Left;

/** Does not compile while the core can say a key that no English file words. */
export type CoreKeysCovered = NothingLeft<Exclude<MessageKey, MessageId>>;
