import type { Failure } from '@/domain/shared/Failure';
import type { Result } from '@/domain/shared/Result';

export interface ProfileGateway {
  /** POST /update-password (CASH-06): both exactly as typed. Ends every other session of the account. */
  updatePassword(current: string, next: string): Promise<Result<void, Failure>>;
}
