import type { WalletView } from '@/application/ports/state/WalletState';
import type { SportsbookApp } from '@/application/SportsbookApp';
import type { Wallet } from '@/application/wallet/openWallet';

export function walletDoor(view: WalletView, { sync }: Wallet): SportsbookApp['wallet'] {
  return { view, sync: () => sync.sync(), askAgain: () => sync.askAgain() };
}
