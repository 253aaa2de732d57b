import type { Kernel } from '../kernel/Kernel';
import { passwordHash } from './passwordHash';
import type { SignUpForm } from './signUpRules';
import { usernameKey } from './User';
import type { User } from './User';

export interface SavedAccounts {
  readonly users: readonly User[];
  /** Numbers whose owner proved them, and until when that counts. */
  readonly verified: readonly (readonly [string, number])[];
}

const VERIFIED_FOR_MS = 1_800_000;

/** The players. Who they are is decided here and nowhere else: type, parent and balance never come from a client (X21). */
export class Accounts {
  private readonly kernel: Kernel;
  private readonly byId = new Map<string, User>();
  private readonly byName = new Map<string, User>();
  private readonly byMobile = new Map<string, User>();
  private readonly verified: Map<string, number>;

  constructor(kernel: Kernel, saved?: SavedAccounts) {
    this.kernel = kernel;
    this.verified = new Map(saved?.verified);
    for (const user of saved?.users ?? []) this.index({ ...user });
  }

  find(userId: string): User | null {
    return this.byId.get(userId) ?? null;
  }

  named(username: string): User | null {
    return this.byName.get(usernameKey(username)) ?? null;
  }

  withMobile(mobile: string): User | null {
    return this.byMobile.get(mobile) ?? null;
  }

  all(): readonly User[] {
    return [...this.byId.values()];
  }

  markVerified(mobile: string): void {
    this.verified.set(mobile, this.kernel.now + VERIFIED_FOR_MS);
    this.kernel.touch();
  }

  isVerified(mobile: string): boolean {
    return (this.verified.get(mobile) ?? 0) > this.kernel.now;
  }

  /** The caller has checked the form, that the name and the number are free, and the proof of the number. */
  register(form: SignUpForm, mobile: string, agentCode: string | null): User {
    const mobileVerified = this.isVerified(mobile);
    this.verified.delete(mobile);
    return this.create(form, { mobile, mobileVerified }, agentCode, false);
  }

  /** A new account for each visitor who tries: demos never share a wallet. */
  openDemo(): User {
    const number = this.kernel.nextId();
    const form = { name: 'Demo Player', username: `demo ${number}`, password: this.kernel.secret() };
    return this.create(form, { mobile: '', mobileVerified: false }, null, true);
  }

  /** The same work for a known and an unknown name, so that time tells nothing (X35). */
  passwordFits(user: User | null, password: string): boolean {
    const hash = passwordHash(password, user?.salt ?? 'nobody');
    return user !== null && hash === user.passwordHash;
  }

  changePassword(user: User, password: string): void {
    user.passwordHash = passwordHash(password, user.salt);
    this.kernel.touch();
    this.kernel.note('password', user.id);
  }

  remove(user: User): void {
    this.byId.delete(user.id);
    this.byName.delete(usernameKey(user.username));
    this.byMobile.delete(user.mobile);
    this.kernel.touch();
  }

  sweep(): void {
    for (const [mobile, until] of this.verified) if (until <= this.kernel.now) this.verified.delete(mobile);
  }

  save(): SavedAccounts {
    return { users: this.all(), verified: [...this.verified] };
  }

  private create(
    form: SignUpForm,
    number: Pick<User, 'mobile' | 'mobileVerified'>,
    agentCode: string | null,
    demo: boolean,
  ): User {
    const salt = this.kernel.secret();
    const user: User = {
      id: `PL${this.kernel.nextId()}`,
      name: form.name.trim(),
      username: form.username.trim(),
      ...number,
      agentCode,
      typeId: 3,
      parentId: 81026,
      demo,
      createdAt: this.kernel.now,
      salt,
      passwordHash: passwordHash(form.password, salt),
    };
    this.index(user);
    this.kernel.touch();
    this.kernel.note('account', user.id, user.username);
    return user;
  }

  private index(user: User): void {
    this.byId.set(user.id, user);
    this.byName.set(usernameKey(user.username), user);
    if (user.mobile !== '') this.byMobile.set(user.mobile, user);
  }
}
