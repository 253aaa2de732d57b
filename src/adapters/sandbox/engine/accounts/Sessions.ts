import type { Kernel } from '../kernel/Kernel';

export interface Session {
  readonly token: string;
  readonly userId: string;
  readonly createdAt: number;
}

/** assumed: a day, and ten devices. */
const LIFE_MS = 24 * 3_600_000;
const SESSIONS_EACH = 10;

/** Who holds a valid token. A token is opaque, random and can be taken back at any moment. */
export class Sessions {
  private readonly kernel: Kernel;
  private readonly live = new Map<string, Session>();
  private readonly ended: (token: string) => void;

  constructor(kernel: Kernel, ended: (token: string) => void, saved?: readonly Session[]) {
    this.kernel = kernel;
    this.ended = ended;
    for (const each of saved ?? []) this.live.set(each.token, each);
  }

  open(userId: string): string {
    const own = this.of(userId);
    if (own.length >= SESSIONS_EACH && own[0] !== undefined) this.end(own[0].token);
    const token = this.kernel.secret();
    this.live.set(token, { token, userId, createdAt: this.kernel.now });
    this.kernel.touch();
    this.kernel.note('session', userId);
    return token;
  }

  userOf(token: string): string | null {
    const found = this.live.get(token);
    return found === undefined || this.kernel.now - found.createdAt > LIFE_MS ? null : found.userId;
  }

  /** Null when it does not count any more. */
  find(token: string): Session | null {
    return this.userOf(token) === null ? null : (this.live.get(token) ?? null);
  }

  /** False when there was no such session. */
  end(token: string): boolean {
    const found = this.live.get(token);
    if (found === undefined) return false;
    this.live.delete(token);
    this.kernel.touch();
    this.kernel.note('session-end', found.userId);
    this.ended(token);
    return true;
  }

  endAllOf(userId: string): void {
    for (const each of this.of(userId)) this.end(each.token);
  }

  /** All but the one that asked. */
  endOthersOf(userId: string, current: string): void {
    for (const each of this.of(userId)) if (each.token !== current) this.end(each.token);
  }

  hasSession(userId: string): boolean {
    return this.of(userId).length > 0;
  }

  sweep(): void {
    for (const each of [...this.live.values()])
      if (this.kernel.now - each.createdAt > LIFE_MS) this.end(each.token);
  }

  save(): readonly Session[] {
    return [...this.live.values()];
  }

  private of(userId: string): Session[] {
    return [...this.live.values()].filter((each) => each.userId === userId);
  }
}
