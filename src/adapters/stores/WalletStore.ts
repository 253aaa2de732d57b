import { action, makeObservable, observableRef } from 'mobx';
import type { WalletState } from '@/application/ports/state/WalletState';
import type { Wallet } from '@/domain/wallet/Wallet';
import type { Keep } from './Keep';

export class WalletStore implements WalletState {
  wallet: Wallet | null;

  constructor(
    stored: Wallet | null,
    private readonly keep: Keep<Wallet>,
  ) {
    this.wallet = stored;
    makeObservable(this, { wallet: observableRef, walletReplaced: action, walletForgotten: action });
  }

  walletReplaced(wallet: Wallet): void {
    this.wallet = wallet;
    this.keep(wallet);
  }

  walletForgotten(): void {
    this.wallet = null;
    this.keep(null);
  }
}
