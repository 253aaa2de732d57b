import type { Token, UserId } from '@/domain/shared/ids';

export interface User {
  /** The mstruserid: shown below the greeting (HDR-03). */
  readonly id: UserId;
  readonly name: string;
  readonly username: string;
  /** Ten national digits, or empty when the backend does not say. */
  readonly mobile: string;
  /** Whether the player proved the number; absent when the backend does not say. */
  readonly mobileVerified?: boolean | undefined;
  /** Epoch milliseconds; absent when the backend does not say. */
  readonly joinedAt?: number | undefined;
}

export interface SignedIn {
  readonly token: Token;
  readonly user: User;
}

/** The number that a sign-up is under way for: saved until registration succeeds (AUTH-11). */
export interface MobileDetails {
  /** Ten national digits. */
  readonly mobile: string;
  /** Always '91'. */
  readonly countryCode: string;
}
