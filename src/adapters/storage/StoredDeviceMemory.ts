import type { DeviceMemory, StoredSession } from '@/application/ports/device/DeviceMemory';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { LOCAL, SESSION } from './deviceKeys';
import type { StoredValues } from './storedValues';

const PROBE = 'probe';

/** What web storage keeps of a session. */
export class StoredDeviceMemory implements DeviceMemory {
  constructor(
    private readonly values: Pick<StoredValues, 'token' | 'user'>,
    private readonly local: KeyValueStore,
    private readonly session: KeyValueStore,
  ) {}

  storedSession(): StoredSession | null {
    const token = this.values.token.load();
    return token === null ? null : { token, user: this.values.user.load() };
  }

  keepsValues(): boolean {
    this.local.write(PROBE, '1');
    this.local.remove(PROBE);
    return this.local.durable;
  }

  forgetSession(): void {
    this.local.remove(LOCAL.banners);
    this.local.remove(LOCAL.recentSearches);
    for (const key of Object.values(SESSION)) this.session.remove(key);
  }
}
