import type { Ports } from '../ports/Ports';
import { ReceiveBalance } from './ReceiveBalance';
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
  const { playerFeed, wallet, session, scheduler, clock } = ports;
  const sync = new SyncWallet(playerFeed, wallet, session, scheduler, clock);
  return { sync, receive: new ReceiveBalance(wallet, sync, clock) };
}
