import type { DepositOrder } from './DepositOrder';
import { upiLink } from './upiLink';

/** Apps that a payment can be begun in; `any`: the one that the phone asks for. */
export const UPI_APPS = ['gpay', 'phonepe', 'paytm', 'any'] as const;
export type UpiApp = (typeof UPI_APPS)[number];

interface AppAddress {
  readonly name: string;
  /** Android's name of the app. */
  readonly packageName: string;
  /** What stands for `upi://pay` where there are no intents. */
  readonly start: string;
}

const ADDRESSES: Readonly<Record<Exclude<UpiApp, 'any'>, AppAddress>> = {
  gpay: {
    name: 'GPay',
    packageName: 'com.google.android.apps.nbu.paisa.user',
    start: 'gpay://upi/pay',
  },
  phonepe: { name: 'PhonePe', packageName: 'com.phonepe.app', start: 'phonepe://pay' },
  paytm: { name: 'Paytm', packageName: 'net.one97.paytm', start: 'paytmmp://pay' },
};

/** Its own name, the same in every language; null: none of its own. */
export function upiAppName(app: UpiApp): string | null {
  return app === 'any' ? null : ADDRESSES[app].name;
}

export function readUpiApp(word: unknown): UpiApp | null {
  return UPI_APPS.find((each) => each === word) ?? null;
}

/**
 * The address that opens this app with the payment filled in; null for an order that UPI cannot pay. Android is asked by an intent, which also finds
 * the app where it is not there yet; other phones by the app's own address (assumed: as its maker publishes it).
 */
export function upiAppLink(
  order: Pick<DepositOrder, 'payee' | 'payeeName' | 'pay' | 'note'>,
  app: UpiApp,
  android: boolean,
): string | null {
  const link = upiLink(order);
  if (link === null || app === 'any') return link;
  const { packageName, start } = ADDRESSES[app];
  const fields = link.slice(link.indexOf('?'));
  return android ? `intent://pay${fields}#Intent;scheme=upi;package=${packageName};end` : `${start}${fields}`;
}
