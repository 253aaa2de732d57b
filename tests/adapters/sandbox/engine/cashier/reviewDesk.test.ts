import { describe, expect, it } from 'vitest';
import { ReviewDesk } from '@/adapters/sandbox/engine/cashier/ReviewDesk';
import type { Review } from '@/adapters/sandbox/engine/cashier/Review';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';

function aReview(id: string, dueAt: number, verdict: Review['verdict'] = { kind: 'approve' }): Review {
  return { id, kind: 'deposit', userId: 'PL1', at: 0, dueAt, verdict, what: 'x' };
}

function setUp() {
  const kernel = new Kernel('seed', 0);
  const desk = new ReviewDesk(kernel);
  const said: string[] = [];
  desk.register('deposit', {
    approve: (id) => void said.push(`approve ${id}`),
    decline: (id, reason) => void said.push(`decline ${id} ${reason}`),
    expire: (id) => void said.push(`expire ${id}`),
  });
  return { kernel, desk, said };
}

describe('requests that wait for a decision', () => {
  it('[CASH-02] are decided by themselves when they are due, in the order of their times', () => {
    const { kernel, desk, said } = setUp();
    desk.add(aReview('late', 20));
    desk.add(aReview('early', 10, { kind: 'decline', reason: 'No.' }));
    desk.add(aReview('never', 99));
    expect(desk.nextDue()).toBe(10);
    kernel.now = 30;
    desk.runDue();
    expect(said).toEqual(['decline early No.', 'approve late']);
    expect(desk.all().map(({ id }) => id)).toEqual(['never']);
  });

  it('[CASH-02] are decided once, by hand or not at all after they were taken back', () => {
    const { kernel, desk, said } = setUp();
    desk.add(aReview('one', 10));
    desk.add(aReview('two', 10));
    desk.drop('two');
    expect(desk.decide('one', { kind: 'expire' })).toBe(true);
    expect(desk.decide('one', { kind: 'approve' })).toBe(false);
    expect(desk.decide('two', { kind: 'approve' })).toBe(false);
    kernel.now = 30;
    desk.runDue();
    expect(said).toEqual(['expire one']);
  });

  it('outlive a restart', () => {
    const { kernel, desk } = setUp();
    desk.add(aReview('one', 10));
    expect(new ReviewDesk(kernel, desk.save()).all()).toEqual(desk.all());
  });
});
