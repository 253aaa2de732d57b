import { applyPushedBalance } from '@/domain/wallet/applyPushedBalance';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { WalletState } from '../ports/state/WalletState';
import type { SyncWallet } from './SyncWallet';

/** update_balance: shown when it says something, confirmed by a full fetch when it does not say everything. WAL-03, F45, F46. */
export class ReceiveBalance {
  constructor(
    private readonly wallet: WalletState,
    private readonly sync: Pick<SyncWallet, 'execute'>,
  ) {}

  execute(push: BalancePush): void {
    const outcome = applyPushedBalance(this.wallet.wallet, push);
    if (outcome.kind === 'replaced') this.wallet.walletReplaced(outcome.wallet);
    if (outcome.kind === 'refetch' || (outcome.kind === 'replaced' && outcome.confirm))
      void this.sync.execute();
  }
}
