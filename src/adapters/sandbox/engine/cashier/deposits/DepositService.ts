import type { Kernel } from '../../kernel/Kernel';
import type { DepositLimits } from '../../playSafe/DepositLimits';
import { fileFault } from '../files/fileFault';
import type { SentFile } from '../files/fileFault';
import type { DepositBook } from './DepositBook';
import type { DepositRecord, OrderRecord } from './DepositRecord';
import type { DepositRefusal } from './DepositRefusal';
import type { GatewayEntry } from './GatewayEntry';
import { GATEWAYS } from './gateways';
import { referenceFault } from './referenceFault';

/** assumed: what a player may pay in between two midnights in India. Paise. */
export const DAILY_LIMIT = 20_000_000;
const PAY_MS = 15 * 60_000;
const MAX_EXTENSIONS = 4;
/** assumed: of the picture of a payment. */
const MAX_PROOF_BYTES = 5 * 1024 * 1024;

export interface DepositAsked {
  readonly key: string;
  readonly order: string;
  readonly reference: string;
  readonly proof: SentFile | null;
}

type Made<T> = T | { readonly code: DepositRefusal };

/** Takes orders, and payments that players tell of, and hands them over to whoever decides. */
export class DepositService {
  constructor(
    private readonly kernel: Kernel,
    private readonly book: DepositBook,
    private readonly limits: DepositLimits,
    /** From here on it waits for a decision. */
    private readonly review: (deposit: DepositRecord, gateway: GatewayEntry) => void,
  ) {}

  /** The one open order: the same again for the same amount, so that a second press makes no second. */
  order(userId: string, gatewayId: string, amount: number): Made<OrderRecord> {
    const gateway = open(gatewayId, 'transfer');
    if ('code' in gateway) return gateway;
    const fault = this.amountFault(userId, gateway, amount);
    if (fault !== null) return { code: fault };
    const last = this.book.order(userId);
    const same = last !== null && last.gateway === gateway.id && last.amount === amount;
    if (same && last.expiresAt > this.kernel.now) return last;
    const { now } = this.kernel;
    const order: OrderRecord = {
      id: `O${this.kernel.nextId()}`,
      userId,
      gateway: gateway.id,
      amount,
      createdAt: now,
      expiresAt: now + PAY_MS,
      extended: 0,
    };
    this.book.keepOrder(order);
    this.kernel.touch();
    return order;
  }

  isExtendable(order: OrderRecord): boolean {
    return order.extended < MAX_EXTENSIONS;
  }

  extend(userId: string, orderId: string): Made<OrderRecord> {
    const order = this.book.order(userId);
    if (order?.id !== orderId) return { code: 'ORDER_UNKNOWN' };
    if (!this.isExtendable(order)) return { code: 'NOT_EXTENDABLE' };
    order.extended += 1;
    order.expiresAt = Math.max(order.expiresAt, this.kernel.now) + PAY_MS;
    this.kernel.touch();
    return order;
  }

  create(userId: string, asked: DepositAsked): Made<DepositRecord> {
    const content = `${asked.order} ${asked.reference} ${asked.proof?.bytes.length ?? 0}`;
    const known = this.book.withKey(userId, asked.key);
    if (known !== null) return known.content === content ? known : { code: 'KEY_REUSED' };
    const order = this.book.order(userId);
    if (order?.id !== asked.order) return { code: 'ORDER_UNKNOWN' };
    if (order.expiresAt <= this.kernel.now) return { code: 'ORDER_EXPIRED' };
    const gateway = open(order.gateway, 'transfer');
    if ('code' in gateway) return gateway;
    const fault =
      referenceFault(asked.reference, gateway.reference) ??
      proofFault(asked.proof, gateway) ??
      this.amountFault(userId, gateway, order.amount);
    if (fault !== null) return { code: fault };
    if (this.book.hasReference(asked.reference)) return { code: 'REFERENCE_USED' };
    this.book.dropOrder(userId);
    return this.take(userId, gateway, asked.key, order.amount, asked.reference, content);
  }

  /** A payment on the gateway's own page: it waits for the gateway's word. */
  redirect(userId: string, key: string, gatewayId: string, amount: number): Made<DepositRecord> {
    const content = `${gatewayId} ${amount}`;
    const known = this.book.withKey(userId, key);
    if (known !== null) return known.content === content ? known : { code: 'KEY_REUSED' };
    const gateway = open(gatewayId, 'redirect');
    if ('code' in gateway) return gateway;
    const fault = this.amountFault(userId, gateway, amount);
    return fault === null ? this.take(userId, gateway, key, amount, '', content) : { code: fault };
  }

  private take(
    userId: string,
    gateway: GatewayEntry,
    key: string,
    amount: number,
    reference: string,
    content: string,
  ): DepositRecord {
    const deposit: DepositRecord = {
      id: `D${this.kernel.nextId()}`,
      userId,
      key,
      gateway: gateway.id,
      amount,
      credit: creditOf(amount, gateway),
      reference,
      content,
      status: 'pending',
      reason: null,
      createdAt: this.kernel.now,
      decidedAt: null,
    };
    this.book.add(deposit);
    this.limits.depositAsked(userId, deposit.id, amount);
    this.kernel.touch();
    this.kernel.note('deposit', userId, deposit.id, gateway.id, amount);
    this.review(deposit, gateway);
    return deposit;
  }

  private amountFault(userId: string, gateway: GatewayEntry, amount: number): DepositRefusal | null {
    if (amount < gateway.min) return 'BELOW_MIN';
    if (amount > gateway.max) return 'ABOVE_MAX';
    if (!this.limits.mayDeposit(userId, amount)) return 'SELF_LIMIT';
    return amount > DAILY_LIMIT - this.book.usedToday(userId, this.kernel.now) ? 'DAILY_LIMIT' : null;
  }
}

export function creditOf(amount: number, gateway: GatewayEntry): number {
  return amount - gateway.feeFlat - Math.ceil((amount * gateway.feeBasisPoints) / 10_000);
}

function open(id: string, flow: GatewayEntry['flow']): Made<GatewayEntry> {
  const gateway = GATEWAYS.find((each) => each.id === id && each.flow === flow);
  if (gateway === undefined) return { code: 'GATEWAY_UNKNOWN' };
  return gateway.closed === null ? gateway : { code: 'GATEWAY_CLOSED' };
}

function proofFault(proof: SentFile | null, gateway: GatewayEntry): DepositRefusal | null {
  if (proof === null) return gateway.proof === 'required' ? 'PROOF_NEEDED' : null;
  return fileFault(proof, MAX_PROOF_BYTES) === null ? null : 'PROOF_REFUSED';
}
