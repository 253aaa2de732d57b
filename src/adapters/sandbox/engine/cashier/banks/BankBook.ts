import type { Kernel } from '../../kernel/Kernel';
import { mixToHex } from '../../kernel/mix';
import type { Verdict } from '../Review';
import type { ReviewService } from '../ReviewService';
import type { BankKind, BankRecord, NewBank } from './BankRecord';
import { bankFault, bankOf, masked, nameFits } from './bankRules';
import type { Pattern } from '../../../texts/hindi';
import { say } from '../../../texts/Said';
import type { Words } from '../../../texts/Said';

export type BankRefusal =
  | 'FORM_WRONG'
  | 'DUPLICATE'
  | 'BANK_LIMIT'
  | 'KEY_REUSED'
  | 'BANK_LOCKED'
  | 'BANK_DECLINED'
  | 'BANK_UNKNOWN';
export type BankReply =
  | { readonly bank: BankRecord }
  | { readonly code: BankRefusal; readonly why?: Pattern };

interface SpentKey {
  readonly userId: string;
  readonly key: string;
  readonly print: string;
  readonly bankId: string;
}

export interface SavedBanks {
  readonly banks: readonly BankRecord[];
  readonly keys: readonly SpentKey[];
  readonly pans: readonly string[];
}

const MAX = 20;
const DAY_MS = 86_400_000;
/** assumed: how long the bank takes to say whose account it is. */
const CHECK_MS = 60_000;
const NOT_THEIRS = say('The name at the bank does not match the name on your account.');

/** Where players are paid out to. Numbers come in, are compared by their print, and are gone. */
export class BankBook {
  private banks: BankRecord[];
  private keys: SpentKey[];
  private readonly pans: Set<string>;

  constructor(
    private readonly kernel: Kernel,
    private readonly reviews: ReviewService,
    /** Ids of the accounts that a player's pending withdrawals go to: meanwhile nobody moves what they rest on. */
    private readonly awaited: (userId: string) => readonly string[],
    saved?: SavedBanks,
  ) {
    this.banks = (saved?.banks ?? []).map((bank) => ({ ...bank }));
    this.keys = [...(saved?.keys ?? [])];
    this.pans = new Set(saved?.pans);
    // Of a world that was saved before this was a rule.
    for (const bank of this.banks) if (bank.status === 'declined') this.passOn(bank);
    reviews.register('bank', {
      approve: (id) => this.checked(id, 'approved', ''),
      decline: (id, reason) => this.checked(id, 'declined', reason),
      expire: (id) => this.checked(id, 'declined', say('The bank did not answer.')),
    });
  }

  /** The default first, then the newest. */
  of(userId: string): readonly BankRecord[] {
    return this.banks
      .filter((bank) => bank.userId === userId)
      .toSorted(
        (one, other) => Number(other.isDefault) - Number(one.isDefault) || other.addedAt - one.addedAt,
      );
  }

  find(userId: string, id: string): BankRecord | null {
    return this.banks.find((bank) => bank.userId === userId && bank.id === id) ?? null;
  }

  withKey(userId: string, key: string): BankRecord | null {
    const spent = this.keys.find((each) => each.userId === userId && each.key === key);
    return spent === undefined ? null : this.find(userId, spent.bankId);
  }

  /** A PAN is asked for once. */
  needsPan(userId: string): boolean {
    return !this.pans.has(userId);
  }

  /**
   * What is known of an account before it is added: that its key was spent (the same key with the same account is the same answer, once, P11),
   * or what is wrong with it; null: it may be added.
   */
  beforeAdding(userId: string, bank: NewBank): BankReply | null {
    const print = printOf(bank);
    const spent = this.keys.find((each) => each.userId === userId && each.key === bank.key);
    if (spent !== undefined) {
      const known = this.find(userId, spent.bankId);
      return known !== null && spent.print === print ? { bank: known } : { code: 'KEY_REUSED' };
    }
    const fault = bankFault(bank, this.needsPan(userId));
    if (fault !== null) return { code: 'FORM_WRONG', why: fault };
    const mine = this.of(userId);
    if (mine.some((each) => each.print === print)) return { code: 'DUPLICATE' };
    return mine.length >= MAX ? { code: 'BANK_LIMIT' } : null;
  }

  add(userId: string, name: string, bank: NewBank): BankReply {
    const answered = this.beforeAdding(userId, bank);
    if (answered !== null) return answered;
    const added = this.put(userId, bank.type, bank.holder, bank.number, bank.ifsc, 'pending');
    const verdict: Verdict = nameFits(bank.holder, name)
      ? { kind: 'approve' }
      : { kind: 'decline', reason: NOT_THEIRS };
    const { id, addedAt: at, masked: what } = added;
    this.reviews.add({ id, kind: 'bank', userId, at, dueAt: at + CHECK_MS, verdict, what });
    if (bank.pan !== null) this.pans.add(userId);
    this.keys = [...this.keys, { userId, key: bank.key, print: added.print, bankId: added.id }];
    this.kernel.note('bank', userId, added.id, added.type);
    return { bank: added };
  }

  makeDefault(userId: string, id: string): BankReply {
    const bank = this.find(userId, id);
    if (bank === null) return { code: 'BANK_UNKNOWN' };
    if (bank.isDefault) return { bank };
    if (bank.status === 'declined') return { code: 'BANK_DECLINED' };
    if (this.awaited(userId).length > 0) return { code: 'BANK_LOCKED' };
    for (const each of this.of(userId)) each.isDefault = each === bank;
    this.kernel.touch();
    return { bank };
  }

  /** The newest of those that stay follows a default that goes: one that is verified, else one that may be. */
  remove(userId: string, id: string): BankReply {
    const bank = this.find(userId, id);
    if (bank === null) return { code: 'BANK_UNKNOWN' };
    const awaited = this.awaited(userId);
    if (awaited.includes(id) || (bank.isDefault && awaited.length > 0)) return { code: 'BANK_LOCKED' };
    this.banks = this.banks.filter((each) => each !== bank);
    this.reviews.drop(id);
    this.passOn(bank);
    this.kernel.touch();
    this.kernel.note('bank-removed', userId, id);
    return { bank };
  }

  /** Demo players can be paid out at once: an account, a UPI id and a card, checked long ago. */
  openDemo(userId: string, name: string): void {
    this.put(userId, 'bank', name, '50100123451234', 'HDFC0000001', 'approved');
    this.put(userId, 'upi', name, 'demo.player@okaxis', '', 'approved');
    this.put(userId, 'card', name, '4242', '', 'approved');
    this.pans.add(userId);
  }

  forget(userId: string): void {
    this.banks = this.banks.filter((bank) => bank.userId !== userId);
    this.keys = this.keys.filter((each) => each.userId !== userId);
    this.pans.delete(userId);
  }

  save(): SavedBanks {
    return { banks: this.banks, keys: this.keys, pans: [...this.pans] };
  }

  private checked(id: string, status: 'approved' | 'declined', reason: Words): void {
    const bank = this.banks.find((each) => each.id === id);
    if (bank === undefined) return;
    bank.status = status;
    bank.reason = reason;
    if (status === 'declined') this.passOn(bank);
    else this.firstVerified(bank);
    this.kernel.touch();
  }

  /** Nobody is paid to an account that is not theirs, or gone: it stops being the default. */
  private passOn(bank: BankRecord): void {
    if (!bank.isDefault) return;
    bank.isDefault = false;
    const others = this.of(bank.userId).filter((each) => each !== bank);
    const next =
      others.find(({ status }) => status === 'approved') ?? others.find(({ status }) => status === 'pending');
    if (next !== undefined) next.isDefault = true;
  }

  /** The first that can be paid is the default, unless another one that can is. */
  private firstVerified(bank: BankRecord): void {
    const others = this.of(bank.userId).filter((each) => each !== bank);
    const usable = others.some(({ status }) => status === 'approved');
    if (usable && others.some(({ isDefault }) => isDefault)) return;
    for (const each of others) each.isDefault = false;
    bank.isDefault = true;
  }

  private put(
    userId: string,
    type: BankKind,
    holder: string,
    number: string,
    ifsc: string,
    status: BankRecord['status'],
  ): BankRecord {
    const bank: BankRecord = {
      ...{ id: `BA${this.kernel.nextId()}`, userId, type, holder, ifsc },
      masked: masked(type, number),
      print: printOf({ type, number, ifsc }),
      bank: bankOf(ifsc),
      branch: '',
      addedAt: this.kernel.now - (status === 'pending' ? 0 : DAY_MS),
      status,
      reason: '',
      isDefault: !this.of(userId).some(({ isDefault }) => isDefault),
    };
    this.banks = [...this.banks, bank];
    this.kernel.touch();
    return bank;
  }
}

function printOf({
  type,
  number,
  ifsc,
}: { readonly type: BankKind } & Pick<NewBank, 'number' | 'ifsc'>): string {
  return mixToHex([type, number, ifsc].join('|'));
}
