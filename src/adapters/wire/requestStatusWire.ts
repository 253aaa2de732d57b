import * as v from 'valibot';
import { REQUEST_STATUSES } from '@/domain/cashier/RequestStatus';
import type { RequestStatus } from '@/domain/cashier/RequestStatus';
import { wireWord } from './wireWord';

/** The specification's words; another one, or none, is `unknown`: the request is shown as being checked, never as done (F25). */
export const requestStatusSchema: v.GenericSchema<unknown, RequestStatus> = v.fallback(
  wireWord<RequestStatus>(
    REQUEST_STATUSES.map((word) => [word, word]),
    'unknown',
  ),
  'unknown',
);
