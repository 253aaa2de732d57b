import type { Message } from '@/domain/shared/Message';

/** Why there is no order. */
export interface OrderRefusal {
  readonly message: Message;
  /** The server's machine-readable word, when it gave one. */
  readonly code: string | null;
}
