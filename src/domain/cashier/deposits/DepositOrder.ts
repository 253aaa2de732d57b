import type { Paise } from '@/domain/shared/Money';
import type { GatewayId } from './Gateway';

export type DepositOrderId = string & { readonly __id: 'deposit-order' };
export const depositOrderId = (text: string): DepositOrderId => text as DepositOrderId;

/** What a player is to pay, where, and by when: made by the server for one amount. No money has moved for it. */
export interface DepositOrder {
  readonly id: DepositOrderId;
  readonly gateway: GatewayId;
  readonly gatewayName: string;
  readonly amount: Paise;
  /** What will arrive in the balance. */
  readonly credit: Paise;
  /** UPI id, wallet number or address. */
  readonly payee: string;
  readonly payeeName: string;
  /** What the payment must say, so that it is found; empty: nothing. */
  readonly note: string;
  readonly network: string | null;
  /** What to send, exactly. `figure` is a plain decimal. */
  readonly pay: { readonly currency: string; readonly figure: string };
  /** Milliseconds left when the server answered; 0: over. A countdown starts from here, whatever the device's clock says. */
  readonly leftMs: number;
  readonly extendable: boolean;
}
