import type { WalletState } from '@/application/ports/state/WalletState';
import { aged } from '@/domain/wallet/aged';
import type { Wallet } from '@/domain/wallet/Wallet';
import type { Keep } from './Keep';
import { observed } from './observed';

export class WalletStore implements WalletState {
  wallet: Wallet | null;
  current = false;
  failed = false;

  constructor(
    stored: Wallet | null,
    private readonly keep: Keep<Wallet>,
  ) {
    this.wallet = stored === null ? null : aged(stored);
    observed(this);
  }

  walletReplaced(wallet: Wallet): void {
    this.wallet = wallet;
    this.current = true;
    this.failed = false;
    this.keep(wallet);
  }

  walletAged(): void {
    this.wallet = this.wallet === null ? null : aged(this.wallet);
    this.current = false;
  }

  walletFailed(): void {
    this.failed = true;
  }

  walletForgotten(): void {
    this.wallet = null;
    this.failed = false;
    this.current = false;
    this.keep(null);
  }
}
