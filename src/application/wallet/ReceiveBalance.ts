import { applyPushedBalance } from '@/domain/wallet/applyPushedBalance';
import type { BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Clock } from '../ports/device/Clock';
import type { WalletState } from '../ports/state/WalletState';
import type { SyncWallet } from './SyncWallet';

/** assumed: pushes without a version that come this close together may have changed places on their way. */
const BURST_MS = 1000;

/** update_balance: a number is shown at once, anything else asks for the whole wallet. WAL-03, F45, F46, F91. */
export class ReceiveBalance {
  #unnumberedAt: number | null = null;

  constructor(
    private readonly wallet: WalletState,
    private readonly sync: Pick<SyncWallet, 'execute'>,
    private readonly clock: Pick<Clock, 'monotonic'>,
  ) {}

  execute(push: BalancePush): void {
    const outcome = applyPushedBalance(this.wallet.wallet, push);
    if (outcome.kind === 'replaced') this.wallet.walletReplaced(outcome.wallet);
    if (outcome.kind === 'refetch' || this.#isBurst(push)) void this.sync.execute();
  }

  /** Which of several unnumbered figures is the last one, the server says best itself. */
  #isBurst(push: BalancePush): boolean {
    if (push === null || push.version !== undefined) return false;
    const now = this.clock.monotonic();
    const last = this.#unnumberedAt;
    this.#unnumberedAt = now;
    return last !== null && now - last < BURST_MS;
  }
}
