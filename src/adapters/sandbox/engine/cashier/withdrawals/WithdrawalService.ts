import { sayRupees } from '../../money/sayRupees';
import type { Kernel } from '../../kernel/Kernel';
import { seedOf } from '../../kernel/mix';
import type { Wallets } from '../../money/Wallets';
import type { KycLookup } from '../KycLookup';
import type { ReviewHandler } from '../Review';
import type { ReviewService } from '../ReviewService';
import { payeeOf } from './payee';
import type { PayeeAsked, PayeeOnFile } from './payee';
import type { WithdrawalBook } from './WithdrawalBook';
import type { WithdrawalRecord } from './WithdrawalRecord';
import { DAILY_MOST, feeOf, WITHDRAW_ENTRIES } from './withdrawEntries';
import type { WithdrawEntry } from './WithdrawEntry';
import type { WithdrawRefusal } from './WithdrawRefusal';
import { say } from '../../../texts/Said';
import type { Words } from '../../../texts/Said';

export interface WithdrawalAsked extends PayeeAsked {
  readonly key: string;
  readonly method: string;
  /** Paise. */
  readonly amount: number;
  readonly note: string;
}

/** What the desk asks of its surroundings. */
export interface WithdrawalSurroundings {
  readonly kyc: KycLookup;
  readonly onFile: (userId: string, accountId: string) => PayeeOnFile | null;
  /** The operator has decided. */
  readonly decided: (record: WithdrawalRecord) => void;
}

const MINUTE_MS = 60_000;

/**
 * Takes money out of the cash at once and keeps it on its way until the operator has decided: then it leaves the house or comes back
 * whole. The same key is one request, whatever happens to the replies.
 */
export class WithdrawalService implements ReviewHandler {
  constructor(
    private readonly kernel: Kernel,
    private readonly book: WithdrawalBook,
    private readonly wallets: Wallets,
    private readonly reviews: ReviewService,
    private readonly around: WithdrawalSurroundings,
  ) {
    reviews.register('withdrawal', this);
  }

  /** What of the cash may leave now. Paise. */
  withdrawable(userId: string): number {
    return Math.max(0, this.wallets.of(userId).cash - this.book.lockedOf(userId));
  }

  create(userId: string, asked: WithdrawalAsked): WithdrawalRecord | { readonly code: WithdrawRefusal } {
    const { method, amount, accountId, address, network, note } = asked;
    const content = JSON.stringify([method, amount, accountId, address, network, note]);
    const known = this.book.withKey(userId, asked.key);
    if (known !== null) return known.content === content ? known : { code: 'KEY_REUSED' };
    const entry = WITHDRAW_ENTRIES.find(({ id }) => id === method);
    if (entry === undefined) return { code: 'METHOD_UNKNOWN' };
    const fault = this.situationFault(userId, entry) ?? this.amountFault(userId, entry, amount);
    if (fault !== null) return { code: fault };
    const payee = payeeOf(entry, asked, this.around.onFile(userId, accountId));
    return 'code' in payee ? payee : this.take(userId, entry, asked, content, payee.label);
  }

  /** Asked twice it is done once. */
  cancel(
    userId: string,
    id: string,
  ): WithdrawalRecord | { readonly code: 'REQUEST_UNKNOWN' | 'ALREADY_PROCESSED' } {
    const record = this.book.find(id);
    if (record?.userId !== userId) return { code: 'REQUEST_UNKNOWN' };
    if (record.cancelled) return record;
    if (record.status !== 'pending') return { code: 'ALREADY_PROCESSED' };
    this.reviews.drop(id);
    record.cancelled = true;
    this.giveBack(record, 'declined', '');
    return record;
  }

  approve(id: string): void {
    const record = this.book.find(id);
    if (record === null) return;
    this.end(record, 'approved', '');
    record.utr = utrOf(record);
    this.wallets.payOut(record.userId, id, record.amount);
    this.around.decided(record);
  }

  decline(id: string, reason: Words): void {
    const record = this.book.find(id);
    if (record === null) return;
    this.giveBack(record, 'declined', reason);
    this.around.decided(record);
  }

  expire(id: string): void {
    const record = this.book.find(id);
    if (record === null) return;
    this.giveBack(record, 'expired', say('It was not reviewed in time.'));
    this.around.decided(record);
  }

  private situationFault(userId: string, entry: WithdrawEntry): WithdrawRefusal | null {
    if (entry.closed !== null) return 'METHOD_CLOSED';
    if (!this.around.kyc.isApproved(userId)) return 'KYC_NEEDED';
    if (this.book.pending(userId).some(({ method }) => method === entry.id)) return 'PENDING_EXISTS';
    return this.book.madeToday(userId, this.kernel.now) >= DAILY_MOST ? 'DAILY_COUNT' : null;
  }

  private amountFault(userId: string, entry: WithdrawEntry, amount: number): WithdrawRefusal | null {
    if (amount < entry.min) return 'BELOW_MIN';
    if (amount > entry.max) return 'ABOVE_MAX';
    if (amount <= this.withdrawable(userId)) return null;
    return amount <= this.wallets.of(userId).cash ? 'WAGERING_PENDING' : 'INSUFFICIENT_FUNDS';
  }

  private take(
    userId: string,
    entry: WithdrawEntry,
    { key, amount, accountId, note }: WithdrawalAsked,
    content: string,
    account: string,
  ): WithdrawalRecord {
    const { now } = this.kernel;
    const id = `W${this.kernel.nextId()}`;
    const dueAt = now + entry.minutes * MINUTE_MS;
    const record: WithdrawalRecord = {
      ...{ id, userId, key, method: entry.id, amount, fee: feeOf(amount, entry), accountId, account, note },
      ...{ content, status: 'pending', cancelled: false, reason: '' },
      ...{ createdAt: now, dueAt, processedAt: null },
    };
    this.book.add(record);
    this.kernel.note('withdrawal', userId, id, entry.id, amount);
    this.wallets.sendOut(userId, id, amount);
    const what = say('{amount} to {account} ({method})', {
      amount: sayRupees(amount),
      account,
      method: entry.name,
    });
    this.reviews.add({ id, kind: 'withdrawal', userId, at: now, dueAt, verdict: { kind: 'approve' }, what });
    return record;
  }

  private giveBack(record: WithdrawalRecord, status: 'declined' | 'expired', reason: Words): void {
    this.end(record, status, reason);
    this.wallets.takeBack(record.userId, record.id, record.amount);
  }

  private end(record: WithdrawalRecord, status: WithdrawalRecord['status'], reason: Words): void {
    record.status = status;
    record.reason = reason;
    record.processedAt = this.kernel.now;
    this.kernel.touch();
    this.kernel.note('withdrawal-end', record.id, status);
  }
}

/** Twelve digits, as banks number their transfers; coins have a hash of their own, which nobody here makes up. */
function utrOf({ id, method }: WithdrawalRecord): string {
  if (method === 'crypto') return '';
  return `4${String(seedOf('utr', id)).padStart(11, '0').slice(-11)}`;
}
