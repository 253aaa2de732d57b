import type { Token } from '@/domain/shared/ids';

/**
 * HTTP learns that a session ended; the use case that ends it needs HTTP to sign out. The relay breaks that ring: it is given to the
 * client first and pointed at the use case once both stand.
 */
export class SessionEndedRelay {
  #target: (token: Token) => void = () => undefined;

  /** The message is the wire's own; the player is told in our words. */
  readonly tell = (_message: string, token: Token): void => this.#target(token);

  pointAt(target: (token: Token) => void): void {
    this.#target = target;
  }
}
