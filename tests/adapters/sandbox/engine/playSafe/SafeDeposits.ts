import { expect } from 'vitest';
import { agrees } from './agrees';
import type { SafeModel } from './SafeModel';
import type { Answer, SafeWorld } from './SafeWorld';

/** What becomes of a payment that somebody looks into; `waits`: nothing yet. */
export type Ends = 'approved' | 'declined' | 'expired' | 'waits';

interface Surroundings {
  readonly world: SafeWorld;
  readonly model: SafeModel;
  readonly ask: (path: string, body: unknown) => Answer | null;
  readonly count: (what: string) => void;
}

/** How the player of a history pays in, by both ways, over the wire and through the desk that takes real orders. */
export class SafeDeposits {
  #order: { readonly id: string; readonly amount: number; readonly until: number } | null = null;

  constructor(private readonly here: Surroundings) {}

  orders(rupees: number): void {
    const { ask, world } = this.here;
    const answer = ask('/deposit/order', { gateway: 'm_upi', amount: rupees });
    if (answer === null || !this.#judges(answer, rupees * 100, 'order')) return;
    const { id, expiresInMs } = (answer.data ?? {})['order'] as {
      readonly id: string;
      readonly expiresInMs: number;
    };
    this.#order = { id, amount: rupees * 100, until: world.now + expiresInMs };
  }

  /** Told twice, as by an impatient player. What was ordered before a limit came is held to it all the same. */
  pays(ends: Ends): void {
    const { ask, world } = this.here;
    const order = this.#order;
    if (order === null) return;
    const key = world.key();
    const received = { key, order: order.id, reference: String(parseInt(key, 16)).padStart(12, '0') };
    const answer = ask('/deposit/create', received);
    if (answer === null) return;
    if (world.now >= order.until) return expect(answer.code).toBe('ORDER_EXPIRED');
    if (!this.#judges(answer, order.amount, 'deposit')) return;
    expect(ask('/deposit/create', received)?.data).toEqual(answer.data);
    this.#order = null;
    this.#lands(answer, order.amount, ends);
  }

  paysThere(rupees: number, ends: Ends): void {
    const { ask, world } = this.here;
    const received = { key: world.key(), gateway: 'm_fastpay', amount: rupees };
    const answer = ask('/deposit/fastpayme', received);
    if (answer === null || !this.#judges(answer, rupees * 100, 'deposit')) return;
    expect(ask('/deposit/fastpayme', received)?.data).toEqual(answer.data);
    this.#lands(answer, rupees * 100, ends);
  }

  #judges(answer: Answer, amount: number, what: string): boolean {
    const { count, model, world } = this.here;
    const broken = model.brokenBy('deposit', amount, world.now);
    const due = broken === null ? undefined : 'SELF_LIMIT';
    agrees(answer.code, due, `${what} of ${amount}, ${broken ?? 'no'} limit in the way`);
    count(`${what} ${broken === null ? 'taken' : 'stopped'}`);
    return broken === null;
  }

  #lands(answer: Answer, amount: number, ends: Ends): void {
    const { model, world } = this.here;
    const { id } = (answer.data ?? {})['deposit'] as { readonly id: string };
    world.decides(id, ends);
    if (ends === 'approved' || ends === 'waits') model.lines.push({ at: world.now, kind: 'deposit', amount });
  }
}
