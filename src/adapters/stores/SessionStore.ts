import type { SessionState } from '@/application/ports/state/SessionState';
import type { User } from '@/domain/session/User';
import { ownerOf } from '@/domain/session/ownerOf';
import type { Token } from '@/domain/shared/ids';
import type { Keep } from './Keep';
import { observed } from './observed';

export class SessionStore implements SessionState {
  token: Token | null = null;
  user: User | null = null;
  epoch = 0;
  savedOnDevice = true;

  constructor(private readonly keep: { readonly token: Keep<Token>; readonly user: Keep<User> }) {
    observed(this);
  }

  get signedIn(): boolean {
    return this.token !== null;
  }

  get owner(): string | null {
    return ownerOf(this.user, this.token);
  }

  sessionOpened(token: Token, user: User | null, savedOnDevice: boolean): void {
    this.epoch += 1;
    this.token = token;
    this.user = user;
    this.savedOnDevice = savedOnDevice;
    // The other tabs wake up at the token: by then the user must be theirs too (F64).
    this.keep.user(user);
    this.keep.token(token);
  }

  sessionClosed(): void {
    this.epoch += 1;
    this.token = null;
    this.user = null;
    this.savedOnDevice = true;
    this.keep.token(null);
    this.keep.user(null);
  }
}
