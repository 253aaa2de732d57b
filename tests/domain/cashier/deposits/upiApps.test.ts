import { describe, expect, it } from 'vitest';
import { readUpiApp, UPI_APPS, upiAppLink, upiAppName } from '@/domain/cashier/deposits/upiApps';
import { anOrder } from '@tests/support/mothers/deposits';

const order = anOrder({ payee: 'play.chips@example', payeeName: 'Play & Chips', note: 'O1' });
const FIELDS = '?pa=play.chips%40example&pn=Play%20%26%20Chips&am=500.00&cu=INR&tr=O1&tn=O1';

describe('[CASH-01] the way into a payment app', () => {
  it('is an intent with the app’s own name on Android', () => {
    expect(upiAppLink(order, 'gpay', true)).toBe(
      `intent://pay${FIELDS}#Intent;scheme=upi;package=com.google.android.apps.nbu.paisa.user;end`,
    );
    expect(upiAppLink(order, 'phonepe', true)).toContain('package=com.phonepe.app;');
    expect(upiAppLink(order, 'paytm', true)).toContain('package=net.one97.paytm;');
  });

  it('is the app’s own address elsewhere, and UPI’s own where the phone is to ask', () => {
    expect(upiAppLink(order, 'gpay', false)).toBe(`gpay://upi/pay${FIELDS}`);
    expect(upiAppLink(order, 'phonepe', false)).toBe(`phonepe://pay${FIELDS}`);
    expect(upiAppLink(order, 'paytm', false)).toBe(`paytmmp://pay${FIELDS}`);
    for (const android of [true, false]) expect(upiAppLink(order, 'any', android)).toBe(`upi://pay${FIELDS}`);
  });

  it('[X16] is none for a payee that is no UPI id, and nothing of an order can end the intent early', () => {
    for (const app of UPI_APPS) expect(upiAppLink({ ...order, payee: '01700000000' }, app, true)).toBeNull();
    const sly = upiAppLink({ ...order, payeeName: '#Intent;scheme=https;end' }, 'gpay', true);
    expect(sly?.match(/#Intent;/g)).toHaveLength(1);
  });

  it('reads the name of an app and nothing else', () => {
    expect(readUpiApp('gpay')).toBe('gpay');
    for (const word of ['', 'GPAY', null, 7, {}]) expect(readUpiApp(word)).toBeNull();
    expect(UPI_APPS.map(upiAppName)).toEqual(['GPay', 'PhonePe', 'Paytm', null]);
  });
});
