import type { Ports } from '../ports/Ports';
import { receiveBalance, type ReceiveBalance } from './receiveBalance';
import { SyncWallet } from './SyncWallet';

export const WALLET_PORTS = [
  'playerFeed',
  'wallet',
  'session',
  'scheduler',
  'clock',
] as const satisfies readonly (keyof Ports)[];

export interface Wallet {
  readonly sync: SyncWallet;
  readonly receive: ReceiveBalance;
}

/** The balance as the server has it. */
export function openWallet(ports: Pick<Ports, (typeof WALLET_PORTS)[number]>): Wallet {
  const sync = new SyncWallet(ports);
  return { sync, receive: receiveBalance(ports, sync) };
}
