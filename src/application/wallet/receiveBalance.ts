import { applyPushedBalance, type BalancePush } from '@/domain/wallet/applyPushedBalance';
import type { Ports } from '../ports/Ports';
import type { SyncWallet } from './SyncWallet';

/** assumed: pushes without a version that come this close together may have changed places on their way. */
const BURST_MS = 1000;

/** update_balance: a number is shown at once, anything else asks for the whole wallet. WAL-03, F45, F46, F91. */
export function receiveBalance(ports: Pick<Ports, 'wallet' | 'clock'>, sync: Pick<SyncWallet, 'sync'>) {
  let unnumberedAt: number | null = null;

  return (push: BalancePush): void => {
    const outcome = applyPushedBalance(ports.wallet.wallet, push);
    if (outcome.kind === 'replaced') ports.wallet.walletReplaced(outcome.wallet);
    if (outcome.kind === 'refetch' || isBurst(push)) void sync.sync();
  };

  /** Which of several unnumbered figures is the last one, the server says best itself. */
  function isBurst(push: BalancePush): boolean {
    if (push === null || push.version !== undefined) return false;
    const now = ports.clock.monotonic();
    const last = unnumberedAt;
    unnumberedAt = now;
    return last !== null && now - last < BURST_MS;
  }
}

export type ReceiveBalance = ReturnType<typeof receiveBalance>;
