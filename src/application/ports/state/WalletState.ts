import type { Wallet } from '@/domain/wallet/Wallet';

export interface WalletView {
  /** null until the server has told. */
  readonly wallet: Wallet | null;
}

export interface WalletState extends WalletView {
  walletReplaced(wallet: Wallet): void;
  walletForgotten(): void;
}
