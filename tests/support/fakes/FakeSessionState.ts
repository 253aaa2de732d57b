import type { SessionState } from '@/application/ports/state/SessionState';
import type { User } from '@/domain/session/User';
import { ownerOf } from '@/domain/session/ownerOf';
import type { Token } from '@/domain/shared/ids';
import type { FakeDeviceMemory } from './FakeDeviceMemory';

/** Keeps what it is told, on the device too, as the real store does. */
export class FakeSessionState implements SessionState {
  token: Token | null = null;
  user: User | null = null;
  epoch = 0;
  savedOnDevice = true;

  constructor(private readonly device: Pick<FakeDeviceMemory, 'stored'>) {}

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
    this.device.stored = { token, user };
  }

  sessionClosed(): void {
    this.epoch += 1;
    this.token = null;
    this.user = null;
    this.savedOnDevice = true;
    this.device.stored = null;
  }
}
