import type { User } from '@/domain/session/User';
import type { Token } from '@/domain/shared/ids';

export interface StoredSession {
  readonly token: Token;
  /** null when it was not saved, or does not decode. */
  readonly user: User | null;
}

/** What this browser keeps of a session from page to page. Never throws. */
export interface DeviceMemory {
  /** As it stands on the device now: another tab may have changed it. null: nobody is signed in. */
  storedSession(): StoredSession | null;
  /** Tries to keep a value: false when storage is blocked or full, so that the session ends with the page (F69). */
  keepsValues(): boolean;
  /** Removes what a session leaves behind outside of the state ports: the banners' cache and everything saved for the session only. */
  forgetSession(): void;
}
