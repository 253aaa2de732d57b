import type { ConnectionStatus, PlayerFeed, PlayerFeedListener } from '@/application/ports/feeds/PlayerFeed';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import type { Wallet } from '@/domain/wallet/Wallet';
import { Planned } from './Planned';

/** A socket per identity: each `connect` replaces the one before, the test opens and drops it. */
export class FakePlayerFeed implements PlayerFeed {
  readonly onCheckSession = new Planned<[], Result<'success' | 'failed', Failure>>('checkSession');
  readonly onRequestBalance = new Planned<[], Result<Wallet, Failure>>('requestBalance');
  /** Every identity that a socket was opened for; null: a visitor. */
  readonly connections: (Token | null)[] = [];
  status: ConnectionStatus = 'idle';
  reconnects = 0;
  readonly #listeners = new Set<PlayerFeedListener>();

  /** Whose socket is open or opening now. */
  get identity(): Token | null {
    return this.connections.at(-1) ?? null;
  }

  get listening(): number {
    return this.#listeners.size;
  }

  connect(token: Token | null): void {
    this.connections.push(token);
    this.become('connecting');
  }

  disconnect(): void {
    this.become('idle');
  }

  reconnect(): void {
    this.reconnects += 1;
    this.become('reconnecting');
  }

  checkSession(): Promise<Result<'success' | 'failed', Failure>> {
    return this.onCheckSession.run();
  }

  requestBalance(): Promise<Result<Wallet, Failure>> {
    return this.onRequestBalance.run();
  }

  listen(listener: PlayerFeedListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  become(status: ConnectionStatus): void {
    this.status = status;
    this.tell((listener) => listener.connectionChanged?.(status));
  }

  /** What the server pushes. */
  tell(push: (listener: PlayerFeedListener) => void): void {
    for (const listener of this.#listeners) push(listener);
  }
}
