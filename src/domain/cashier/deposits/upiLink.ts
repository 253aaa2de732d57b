import type { DepositOrder } from './DepositOrder';

/** name@handle, as UPI writes it. */
const UPI_ID = /^[\w.-]{2,64}@[A-Za-z][\w.]{1,63}$/;

/**
 * The address that opens a UPI app with everything filled in (payee, name, amount, currency, reference: the fields of the NPCI's link); null for an
 * order that UPI cannot pay. Made here, field by field: no server's address is ever opened.
 */
export function upiLink(order: Pick<DepositOrder, 'payee' | 'payeeName' | 'pay' | 'note'>): string | null {
  if (!UPI_ID.test(order.payee) || order.pay.currency !== 'INR') return null;
  const fields = [
    ['pa', order.payee],
    ['pn', order.payeeName],
    ['am', order.pay.figure],
    ['cu', 'INR'],
    ['tr', order.note],
    ['tn', order.note],
  ].filter(([, value]) => value !== '');
  return `upi://pay?${fields.map(([name = '', value = '']) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** What the QR code of an order says: the UPI link, else the bare payee, which every wallet's camera understands. */
export function qrTextOf(order: Pick<DepositOrder, 'payee' | 'payeeName' | 'pay' | 'note'>): string {
  return upiLink(order) ?? order.payee;
}
