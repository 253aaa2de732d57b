import { describe, expect, it } from 'vitest';
import { ReviewService } from '@/adapters/sandbox/engine/cashier/ReviewService';
import type { Review } from '@/adapters/sandbox/engine/cashier/Review';
import { Kernel } from '@/adapters/sandbox/engine/kernel/Kernel';

function aReview(id: string, dueAt: number, verdict: Review['verdict'] = { kind: 'approve' }): Review {
  return { id, kind: 'deposit', userId: 'PL1', at: 0, dueAt, verdict, what: 'x' };
}

function setUp() {
  const kernel = new Kernel('seed', 0);
  const service = new ReviewService(kernel);
  const said: string[] = [];
  service.register('deposit', {
    approve: (id) => void said.push(`approve ${id}`),
    decline: (id, reason) => void said.push(`decline ${id} ${reason}`),
    expire: (id) => void said.push(`expire ${id}`),
  });
  return { kernel, service, said };
}

describe('requests that wait for a decision', () => {
  it('[CASH-02] wait longer by themselves when the operator is slow; what waits already is not put off', () => {
    const { kernel, service, said } = setUp();
    service.add(aReview('before', 10));
    service.delayBy(100);
    service.add(aReview('after', 10));
    kernel.now = 109;
    service.runDue();
    expect(said).toEqual(['approve before']);
    expect(service.nextDue()).toBe(110);
  });

  it('[CASH-02] are decided by themselves when they are due, in the order of their times', () => {
    const { kernel, service, said } = setUp();
    service.add(aReview('late', 20));
    service.add(aReview('early', 10, { kind: 'decline', reason: 'No.' }));
    service.add(aReview('never', 99));
    expect(service.nextDue()).toBe(10);
    kernel.now = 30;
    service.runDue();
    expect(said).toEqual(['decline early No.', 'approve late']);
    expect(service.all().map(({ id }) => id)).toEqual(['never']);
  });

  it('[CASH-02] are decided once, by hand or not at all after they were taken back', () => {
    const { kernel, service, said } = setUp();
    service.add(aReview('one', 10));
    service.add(aReview('two', 10));
    service.drop('two');
    expect(service.decide('one', { kind: 'expire' })).toBe(true);
    expect(service.decide('one', { kind: 'approve' })).toBe(false);
    expect(service.decide('two', { kind: 'approve' })).toBe(false);
    kernel.now = 30;
    service.runDue();
    expect(said).toEqual(['expire one']);
  });

  it('outlive a restart', () => {
    const { kernel, service } = setUp();
    service.add(aReview('one', 10));
    expect(new ReviewService(kernel, service.save()).all()).toEqual(service.all());
  });
});
