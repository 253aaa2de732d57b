import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { qrTextOf, upiLink } from '@/domain/cashier/deposits/upiLink';
import { resolveDeposit } from '@/domain/cashier/deposits/resolveDeposit';
import { aGateway } from '@tests/support/mothers/deposits';

const PAYTM = aGateway({ id: gatewayId('m_paytm') });
const ODD = aGateway({ id: gatewayId('upi') });

describe('[CASH-01] what /deposit/{…} means', () => {
  it.each(['m_paytm', 'M_PAYTM', 'm%5Fpaytm', ' m_paytm '])('%j is a gateway', (param) => {
    expect(resolveDeposit(param, [PAYTM])).toEqual({ kind: 'gateway', gateway: PAYTM });
  });

  it.each(['upi', 'wallet', 'crypto', 'bank', 'UPI'])('%j is a mode', (param) => {
    expect(resolveDeposit(param, [PAYTM])).toEqual({ kind: 'mode', mode: param.toLowerCase() });
  });

  it('asks the list first: a gateway may be called as a mode is', () => {
    expect(resolveDeposit('upi', [PAYTM, ODD])).toEqual({ kind: 'gateway', gateway: ODD });
  });

  it('keeps the way back for itself', () => {
    expect(resolveDeposit('return', [aGateway({ id: gatewayId('return') })])).toEqual({ kind: 'return' });
  });

  it('knows nothing else, and never throws', () => {
    expect(resolveDeposit('m_unknown', [PAYTM])).toEqual({ kind: 'unknown' });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('%', '%ff', '__proto__', 'constructor')), (param) => {
        expect(['unknown', 'mode', 'gateway', 'return']).toContain(resolveDeposit(param, [PAYTM]).kind);
      }),
    );
  });
});

describe('[CASH-01] how an order is paid', () => {
  const order = {
    payee: 'play.chips@example',
    payeeName: 'Play & Chips',
    note: 'O10042',
    pay: { currency: 'INR', figure: '500.00' },
  };

  it('makes the UPI link of its own fields', () => {
    expect(upiLink(order)).toBe(
      'upi://pay?pa=play.chips%40example&pn=Play%20%26%20Chips&am=500.00&cu=INR&tr=O10042&tn=O10042',
    );
  });

  it.each(['TAddressWithoutHandle', 'a@b&am=1', 'javascript:alert(1)@x y', ''])(
    '%j is no UPI id',
    (payee) => {
      expect(upiLink({ ...order, payee })).toBeNull();
    },
  );

  it('shows the bare payee to a camera when UPI cannot pay it', () => {
    expect(qrTextOf({ ...order, payee: '01700000000' })).toBe('01700000000');
    expect(qrTextOf({ ...order, pay: { currency: 'USDT', figure: '5.65' } })).toBe('play.chips@example');
  });
});
