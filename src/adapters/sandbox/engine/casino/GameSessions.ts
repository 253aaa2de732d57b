import type { Kernel } from '../kernel/Kernel';

/** A player at one game: what the provider is given instead of the player's own token. */
export interface GameSession {
  readonly token: string;
  readonly userId: string;
  readonly provider: string;
  readonly code: string;
  readonly openedAt: number;
}

const LIFE_MS = 12 * 3_600_000;
const SESSIONS_EACH = 40;

/** Games that were opened. A game session counts no longer than the log-in that opened it. */
export class GameSessions {
  private readonly live = new Map<string, GameSession>();

  constructor(
    private readonly kernel: Kernel,
    private readonly isSignedIn: (userId: string) => boolean,
    saved?: readonly GameSession[],
  ) {
    for (const session of saved ?? []) this.live.set(session.token, session);
  }

  open(userId: string, provider: string, code: string): GameSession {
    const own = [...this.live.values()].filter((each) => each.userId === userId);
    for (const old of own.slice(0, Math.max(0, own.length + 1 - SESSIONS_EACH))) this.live.delete(old.token);
    const session = { token: this.kernel.secret(), userId, provider, code, openedAt: this.kernel.now };
    this.live.set(session.token, session);
    this.kernel.touch();
    this.kernel.note('game', userId, provider, code);
    return session;
  }

  find(token: string): GameSession | null {
    const session = this.live.get(token);
    if (session === undefined || this.isOver(session)) return null;
    return session;
  }

  sweep(): void {
    for (const session of this.live.values()) if (this.isOver(session)) this.live.delete(session.token);
  }

  save(): readonly GameSession[] {
    return [...this.live.values()];
  }

  private isOver({ userId, openedAt }: GameSession): boolean {
    return this.kernel.now - openedAt > LIFE_MS || !this.isSignedIn(userId);
  }
}
