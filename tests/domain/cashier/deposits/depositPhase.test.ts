import { describe, expect, it } from 'vitest';
import { depositPhase } from '@/domain/cashier/deposits/depositPhase';
import type { DepositSituation } from '@/domain/cashier/deposits/depositPhase';
import { depositOrderId } from '@/domain/cashier/deposits/DepositOrder';
import { depositId } from '@/domain/cashier/deposits/Deposit';
import { gatewayId } from '@/domain/cashier/deposits/Gateway';
import { IDLE } from '@/domain/cashier/Submission';
import { say } from '@/domain/shared/Message';
import { submissionKey } from '@/domain/shared/ids';
import { aDeposit, anOrder } from '@tests/support/mothers/deposits';

const order = anOrder();
const waits = aDeposit();
const sent = { key: submissionKey('a'.repeat(32)), sentAt: 0 };

function phase(but: Partial<DepositSituation> = {}) {
  return depositPhase({
    gateway: gatewayId('m_paytm'),
    submission: IDLE,
    recent: [],
    order: null,
    replaced: null,
    followed: null,
    intent: 'none',
    ...but,
  });
}

describe('[CASH-01] where a player is with a deposit', () => {
  it('begins with the amount, goes on to the payment once it is ordered, and back when the player wants', () => {
    expect(phase()).toEqual({ kind: 'amount' });
    expect(phase({ order })).toEqual({ kind: 'pay', order });
    expect(phase({ order, intent: 'amount' })).toEqual({ kind: 'amount' });
  });

  it('is not moved by what was ordered or paid with another gateway', () => {
    const other = gatewayId('m_upi');
    expect(
      phase({
        order: anOrder({ gateway: other }),
        recent: [aDeposit({ gateway: other })],
      }),
    ).toEqual({ kind: 'amount' });
  });

  it('[F65] while an answer is lost nothing else is offered', () => {
    expect(phase({ order, submission: { state: 'unknown', ...sent }, intent: 'another' })).toEqual({
      kind: 'checking',
    });
  });

  it('an order that another window has replaced says so, and is not taken for the newer one', () => {
    const newer = anOrder({ id: depositOrderId('O2') });
    expect(phase({ order: newer, replaced: order })).toEqual({ kind: 'replaced', order });
    expect(phase({ order: null, recent: [waits], replaced: order })).toEqual({ kind: 'replaced', order });
    // What is on its way was typed for it.
    expect(phase({ order: newer, replaced: order, submission: { state: 'submitting', ...sent } })).toEqual({
      kind: 'pay',
      order,
    });
    expect(phase({ order: newer, replaced: order, intent: 'amount' })).toEqual({ kind: 'amount' });
    expect(phase({ recent: [waits], replaced: order, followed: waits.id })).toMatchObject({ kind: 'done' });
    expect(phase({ order: newer, replaced: anOrder({ gateway: gatewayId('m_upi') }) })).toEqual({
      kind: 'pay',
      order: newer,
    });
  });

  it('keeps the form while it is being sent, and when it was refused', () => {
    const pay = { kind: 'pay', order };
    expect(phase({ order, submission: { state: 'submitting', ...sent } })).toEqual(pay);
    const rejected = {
      state: 'rejected',
      message: say('deposit.failed'),
      code: null,
      waitSeconds: null,
    } as const;
    expect(phase({ order, submission: rejected })).toEqual(pay);
  });

  it('comes back to the deposit that waits, and stays with it once it is decided', () => {
    expect(phase({ recent: [waits] })).toEqual({ kind: 'done', deposit: waits });
    const decided = aDeposit({ status: 'approved' });
    expect(phase({ recent: [decided] })).toEqual({ kind: 'amount' });
    expect(phase({ recent: [decided], followed: decided.id })).toEqual({ kind: 'done', deposit: decided });
  });

  it('lets another one begin while one waits, and goes on with that', () => {
    expect(phase({ recent: [waits], intent: 'another' })).toEqual({ kind: 'amount' });
    expect(phase({ recent: [waits], order })).toEqual({ kind: 'pay', order });
    const second = aDeposit({ id: depositId('D2') });
    expect(phase({ recent: [second, waits], followed: second.id, intent: 'none' })).toEqual({
      kind: 'done',
      deposit: second,
    });
  });
});
