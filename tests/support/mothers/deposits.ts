import { depositId } from '@/domain/cashier/deposits/Deposit';
import type { Deposit } from '@/domain/cashier/deposits/Deposit';
import { depositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import type { DepositOrder } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { NO_MONEY, rupees } from '@/domain/shared/Money';
import { invent } from './invent';

const from = invent('deposits');
/** Who is paid, and what the payment was called: invented. */
export const PAYEE = { payee: from.upiId(), payeeName: from.longName() };
export const REFERENCE = from.utr();

export function aGateway(but: Partial<Gateway> = {}): Gateway {
  return {
    id: gatewayId('m_paytm'),
    name: 'Paytm',
    mode: 'wallet',
    flow: 'transfer',
    min: rupees(300),
    max: rupees(50_000),
    fee: { flat: NO_MONEY, basisPoints: 0 },
    minutes: 5,
    recommended: false,
    health: null,
    healthNote: '',
    closed: null,
    reference: 'utr',
    proofNeeded: false,
    network: null,
    currency: null,
    ...but,
  };
}

export function anOrder(but: Partial<DepositOrder> = {}): DepositOrder {
  return {
    id: depositOrderId('O10042'),
    gateway: gatewayId('m_paytm'),
    gatewayName: 'Paytm',
    amount: rupees(500),
    credit: rupees(500),
    ...PAYEE,
    note: 'O10042',
    network: null,
    pay: { currency: 'INR', figure: '500.00' },
    leftMs: 900_000,
    extendable: true,
    ...but,
  };
}

export function aDeposit(but: Partial<Deposit> = {}): Deposit {
  return {
    id: depositId('D10043'),
    key: 'a'.repeat(32),
    gateway: gatewayId('m_paytm'),
    gatewayName: 'Paytm',
    amount: rupees(500),
    credit: rupees(500),
    reference: REFERENCE,
    status: 'pending',
    reason: '',
    createdAt: 1_775_000_000_000,
    decidedAt: null,
    minutes: 5,
    ...but,
  };
}
