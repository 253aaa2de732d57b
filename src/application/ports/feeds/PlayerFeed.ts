import type { AutoCashOut } from '@/domain/betting/AutoCashOut';
import type { Bet } from '@/domain/betting/Bet';
import type { NoticeType } from '@/domain/notices/Notice';
import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';
import type { Token } from '@/domain/shared/ids';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Wallet } from '@/domain/wallet/Wallet';

export type ConnectionStatus = 'idle' | 'connecting' | 'connected' | 'disconnected' | 'reconnecting';

/** As pushed, already text of a sane length; TOAST-02 decides what it reads. */
export interface PushedNotice {
  readonly title: string;
  readonly message: string;
  readonly type: NoticeType;
  /** assumed: a path of the app where one sees what it tells of; empty or absent: none. */
  readonly page?: string;
}

export interface PlayerFeedListener {
  connectionChanged?(status: ConnectionStatus): void;
  /** connect_error of type SessionError (SES-05); the server's words, possibly empty. */
  sessionRefused?(message: string): void;
  /** session_refresh. */
  sessionRefreshAsked?(): void;
  balancePushed?(balance: BalancePush): void;
  noticePushed?(notice: PushedNotice): void;
  betUpdated?(bet: Bet): void;
  /** assumed: cashout:auto. It was set, removed, dropped or done. */
  autoCashOutChanged?(rule: AutoCashOut): void;
  /** assumed: playsafe:check. It is time to ask how long they have been playing. */
  realityCheckDue?(): void;
}

/** The real-time connection of one identity. Every `connect` opens a new socket; events of an older one are never delivered. */
export interface PlayerFeed {
  /** null: a visitor, who gets market prices only. Turned away, a visitor's connection is idle: nothing is said or tried again (RT-01). */
  connect(token: Token | null): void;
  disconnect(): void;
  /** The link looks alive and is not (half open): gives this socket up and opens another for the same identity. */
  reconnect(): void;
  readonly status: ConnectionStatus;
  /** session_check, answered within one second or `timedOut` (RT-03). */
  checkSession(): Promise<Result<'success' | 'failed', Failure>>;
  /** get:balance, answered within one second or `timedOut` (WAL-02). */
  requestBalance(): Promise<Result<Wallet, Failure>>;
  /** Returns how to stop listening. */
  listen(listener: PlayerFeedListener): () => void;
}
