import { randomBytes } from 'node:crypto';

export interface KestrelSession {
  /** In the cookie: the secret. */
  readonly id: string;
  /** In a header of each call, and in the greeting of the line. */
  readonly csrf: string;
  /** What the engine knows the player by; it never leaves the server. */
  readonly token: string;
}

const COOKIE = 'kestrel_session';

export class Sessions {
  readonly #open = new Map<string, KestrelSession>();

  open(token: string): KestrelSession {
    const word = () => randomBytes(24).toString('base64url');
    const session = { id: word(), csrf: word(), token };
    this.#open.set(session.id, session);
    return session;
  }

  end(session: KestrelSession): void {
    this.#open.delete(session.id);
  }

  /** Whose cookie it is, as long as the page speaks of the same session: another tab may have logged somebody else in. */
  of(cookies: string | undefined, csrf: unknown): KestrelSession | null {
    const [, id = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookies ?? '') ?? [];
    const session = this.#open.get(id);
    return session !== undefined && session.csrf === csrf ? session : null;
  }
}

/** No script reads it; it goes along from pages of the same site only. Behind HTTPS it would be Secure, and None where the app is on another site. */
export function cookieOf({ id }: Pick<KestrelSession, 'id'>, seconds = 30 * 86_400): string {
  return `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
}
