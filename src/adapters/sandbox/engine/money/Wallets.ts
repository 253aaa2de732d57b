import type { Kernel } from '../kernel/Kernel';
import type { Ledger } from './Ledger';
import type { GameEntryType, LedgerAccount, LedgerEntryType } from './LedgerEntry';

/** assumed: play chips that a new account starts with. Paise. */
const WELCOME_CASH = 1_000_000;
export const WELCOME_COINS = 50_000;

/** Paise. `cash` is free of holds; `version` only grows. */
export interface Wallet {
  readonly cash: number;
  readonly coins: number;
  readonly hold: number;
  readonly version: number;
}

/** The players' purses: three ledger accounts each, and a version that grows with every movement. */
export class Wallets {
  private readonly kernel: Kernel;
  private readonly ledger: Ledger;
  private readonly versions: Map<string, number>;
  private readonly moved: (userId: string) => void;

  constructor(
    kernel: Kernel,
    ledger: Ledger,
    moved: (userId: string) => void,
    saved?: readonly (readonly [string, number])[],
  ) {
    this.kernel = kernel;
    this.ledger = ledger;
    this.moved = moved;
    this.versions = new Map(saved);
  }

  open(userId: string): void {
    this.post('welcome', '', [
      [`cash:${userId}`, WELCOME_CASH],
      [`coins:${userId}`, WELCOME_COINS],
      ['house:chips', -WELCOME_CASH - WELCOME_COINS],
    ]);
  }

  of(userId: string): Wallet {
    return {
      cash: this.ledger.balance(`cash:${userId}`),
      coins: this.ledger.balance(`coins:${userId}`),
      hold: this.ledger.balance(`hold:${userId}`),
      version: this.versions.get(userId) ?? 0,
    };
  }

  /** Moves money between free cash and the hold in one step (P12). A positive amount is taken from cash. */
  hold(userId: string, marketId: string, amount: number): void {
    if (amount === 0) return;
    this.post('hold', marketId, [
      [`cash:${userId}`, -amount],
      [`hold:${userId}`, amount],
    ]);
  }

  /** Releases what was held and pays the result in one entry set. Paise; the result may be a loss. */
  pay(userId: string, marketId: string, held: number, result: number, type: LedgerEntryType): number {
    return this.post(type, marketId, [
      [`hold:${userId}`, -held],
      [`cash:${userId}`, held + result],
      ['house:bets', -result],
    ]);
  }

  /** Moves the stake of a round from cash to the house; a negative amount comes back. Paise. */
  play(userId: string, round: string, amount: number, type: GameEntryType): void {
    if (amount === 0) return;
    this.post(type, round, [
      [`cash:${userId}`, -amount],
      ['house:games', amount],
    ]);
  }

  /** Money that came from outside. Paise. */
  deposit(userId: string, id: string, amount: number): void {
    this.post('deposit', id, [
      [`cash:${userId}`, amount],
      ['house:cashier', -amount],
    ]);
  }

  /** What is on its way out and not decided yet. Paise. */
  onItsWay(userId: string): number {
    return this.ledger.balance(`out:${userId}`);
  }

  /** Asked to be paid out: it leaves the cash at once and waits. Paise. */
  sendOut(userId: string, request: string, amount: number): void {
    this.post('withdraw', request, [
      [`cash:${userId}`, -amount],
      [`out:${userId}`, amount],
    ]);
  }

  /** Not paid out after all: it is cash again. Paise. */
  takeBack(userId: string, request: string, amount: number): void {
    this.sendOut(userId, request, -amount);
  }

  /** Paid: it leaves the player for good. Paise. */
  payOut(userId: string, request: string, amount: number): void {
    this.post('withdraw', request, [
      [`out:${userId}`, -amount],
      ['house:cashier', amount],
    ]);
  }

  /** Puts coins of the house into a wallet. Paise. */
  giveCoins(userId: string, bonusId: string, amount: number): void {
    this.post('bonus', bonusId, [
      [`coins:${userId}`, amount],
      ['house:bonus', -amount],
    ]);
  }

  /** Coins that were not earned go back to the house. Paise. */
  takeCoins(userId: string, bonusId: string, amount: number, why: 'cancelled' | 'expired'): void {
    if (amount === 0) return;
    this.post(`bonus-${why}`, bonusId, [
      [`coins:${userId}`, -amount],
      ['house:bonus', amount],
    ]);
  }

  /** Coins become cash, one for one. Paise. */
  cashCoins(userId: string, bonusId: string, amount: number): void {
    this.post('bonus-released', bonusId, [
      [`coins:${userId}`, -amount],
      [`cash:${userId}`, amount],
    ]);
  }

  /** Cash for whoever brought a player along. Paise. */
  reward(userId: string, childId: string, amount: number): void {
    this.post('referral', childId, [
      [`cash:${userId}`, amount],
      ['house:bonus', -amount],
    ]);
  }

  adjust(userId: string, purse: 'cash' | 'coins', to: number): void {
    const change = to - this.ledger.balance(`${purse}:${userId}`);
    this.post('adjust', '', [
      [`${purse}:${userId}`, change],
      ['house:chips', -change],
    ]);
  }

  save(): readonly (readonly [string, number])[] {
    return [...this.versions];
  }

  private post(
    type: LedgerEntryType,
    ref: string,
    postings: readonly (readonly [LedgerAccount, number])[],
  ): number {
    const entry = this.ledger.post(type, ref, postings);
    const users = new Set(
      entry.postings
        .filter(([account]) => !account.startsWith('house:'))
        .map(([account]) => account.slice(account.indexOf(':') + 1)),
    );
    for (const userId of users) {
      this.versions.set(userId, (this.versions.get(userId) ?? 0) + 1);
      this.moved(userId);
    }
    this.kernel.touch();
    return entry.id;
  }
}
