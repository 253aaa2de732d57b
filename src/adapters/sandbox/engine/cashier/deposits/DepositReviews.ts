import type { Kernel } from '../../kernel/Kernel';
import { sayRupees } from '../../money/sayRupees';
import type { Wallets } from '../../money/Wallets';
import type { DepositLimits } from '../../playSafe/DepositLimits';
import type { ReviewHandler } from '../Review';
import type { ReviewService } from '../ReviewService';
import type { DepositBook } from './DepositBook';
import type { DepositRecord } from './DepositRecord';
import type { GatewayEntry } from './GatewayEntry';
import { say } from '../../../texts/Said';
import type { Words } from '../../../texts/Said';

/** assumed: nobody who tries a deposit wants to wait as long as a bank takes. */
const TRANSFER_MS = 60_000;
const REDIRECT_MS = 15_000;

/** Somebody at the operator's looks for the payment; when it is found the money is the player's. */
export class DepositReviews implements ReviewHandler {
  constructor(
    private readonly kernel: Kernel,
    private readonly book: DepositBook,
    private readonly wallets: Wallets,
    private readonly limits: DepositLimits,
    private readonly reviews: ReviewService,
    private readonly decided: (deposit: DepositRecord) => void,
  ) {}

  wait(deposit: DepositRecord, gateway: GatewayEntry): void {
    const { id, userId, amount, createdAt } = deposit;
    this.reviews.add({
      id,
      kind: 'deposit',
      userId,
      at: createdAt,
      dueAt: createdAt + (gateway.flow === 'redirect' ? REDIRECT_MS : TRANSFER_MS),
      verdict: { kind: 'approve' },
      what: say('Deposit of {amount} by {gateway}', { amount: sayRupees(amount), gateway: gateway.name }),
    });
  }

  approve(id: string): void {
    const deposit = this.end(id, 'approved', null);
    if (deposit === null) return;
    this.wallets.deposit(deposit.userId, id, deposit.credit);
    this.decided(deposit);
  }

  decline(id: string, reason: Words): void {
    const deposit = this.end(id, 'declined', reason);
    if (deposit !== null) this.decided(deposit);
  }

  expire(id: string): void {
    const deposit = this.end(id, 'expired', null);
    if (deposit !== null) this.decided(deposit);
  }

  /** Null when it was decided before: money is credited once. */
  private end(id: string, status: DepositRecord['status'], reason: Words | null): DepositRecord | null {
    const deposit = this.book.find(id);
    if (deposit?.status !== 'pending') return null;
    deposit.status = status;
    deposit.reason = reason;
    deposit.decidedAt = this.kernel.now;
    if (status !== 'approved') this.limits.depositFell(deposit.userId, id);
    this.kernel.touch();
    return deposit;
  }
}
