import { describe, expect, it } from 'vitest';
import { depositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { wasReplaced } from '@/domain/cashier/deposits/wasReplaced';
import { rupees } from '@/domain/shared/Money';
import { aDeposit, anOrder } from '@tests/support/mothers/deposits';

const shown = anOrder({ amount: rupees(500) });

describe('[CASH-01] an order that is shown in one window', () => {
  it('is replaced by another that is open now, also with the same amount', () => {
    expect(wasReplaced(shown, { order: shown, since: [] })).toBe(false);
    expect(wasReplaced(shown, { order: { ...shown, id: depositOrderId('O2') }, since: [] })).toBe(true);
  });

  it('is replaced by another that was reported as paid, not by itself', () => {
    const own = aDeposit({ gateway: shown.gateway, amount: rupees(500) });
    const larger = aDeposit({ gateway: shown.gateway, amount: rupees(3_000) });
    const elsewhere = aDeposit({ gateway: gatewayId('m_upi'), amount: rupees(500) });
    expect(wasReplaced(shown, { order: null, since: [own, larger] })).toBe(false);
    expect(wasReplaced(shown, { order: null, since: [larger] })).toBe(true);
    expect(wasReplaced(shown, { order: null, since: [elsewhere] })).toBe(true);
    expect(wasReplaced(shown, { order: null, since: [] })).toBe(false);
  });
});
