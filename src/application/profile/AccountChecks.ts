import type { RequestStatus } from '@/domain/cashier/RequestStatus';

/** What is known of a player besides the number; null: nobody told. */
export interface AccountChecks {
  readonly kyc: RequestStatus | 'none' | null;
  readonly bank: RequestStatus | 'none' | null;
}
