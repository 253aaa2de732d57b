import type { Wallet } from '@/domain/wallet/Wallet';

export interface WalletView {
  /** null until the server has said it, now or on an earlier page. */
  readonly wallet: Wallet | null;
  /** false: of an earlier page or connection. Shown as old, and no bet is refused by it (F91). */
  readonly current: boolean;
  /** The server was asked for it and did not say it; over with the first answer. */
  readonly failed: boolean;
}

export interface WalletState extends WalletView {
  walletReplaced(wallet: Wallet): void;
  /** The connection that the figures came over is gone: they may have changed since, and their version with them. */
  walletAged(): void;
  walletFailed(): void;
  walletForgotten(): void;
}
