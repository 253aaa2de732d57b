import type { User } from '@/domain/session/User';
import type { Token } from '@/domain/shared/ids';

export interface SessionView {
  /** SES-01: derives from whether a token is held. */
  readonly signedIn: boolean;
  readonly user: User | null;
  /**
   * Whose things on this device these are: the user's id. Where the device has lost the user and not the token, a word that follows from the token, so
   * that money never leaves without its key stored (F71, F89). null for a visitor.
   */
  readonly owner: string | null;
  /** Grows with every opening and closing: replies of an older epoch are dropped. */
  readonly epoch: number;
  /** false when this browser keeps nothing: the player is told that closing the tab signs out. */
  readonly savedOnDevice: boolean;
}

export interface SessionState extends SessionView {
  /** For gateways and feeds only; screens never see it. */
  readonly token: Token | null;
  sessionOpened(token: Token, user: User | null, savedOnDevice: boolean): void;
  sessionClosed(): void;
}
