import type { DeviceMemory, StoredSession } from '@/application/ports/device/DeviceMemory';

/** One browser's storage: several tabs of a test may share it. */
export class FakeDeviceMemory implements DeviceMemory {
  stored: StoredSession | null = null;
  keeps = true;
  timesForgotten = 0;

  storedSession(): StoredSession | null {
    return this.stored;
  }

  keepsValues(): boolean {
    return this.keeps;
  }

  forgetSession(): void {
    this.timesForgotten += 1;
  }
}
