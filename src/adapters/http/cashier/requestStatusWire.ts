import { wireWord } from '@/adapters/wire/wireWord';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';

/** Another word is shown as being checked, never as settled (F25). */
export const wireRequestStatus = wireWord<RequestStatus>(
  [
    ['pending', 'pending'],
    ['approved', 'approved'],
    ['declined', 'declined'],
    ['expired', 'expired'],
  ],
  'unknown',
);
