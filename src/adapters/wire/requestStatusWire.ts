import * as v from 'valibot';
import { REQUEST_STATUSES, type RequestStatus } from '@/domain/cashier/RequestStatus';
import { same, wireWord } from './wireWord';

/** The specification's words; another one is `unknown`: the request is shown as being checked, never as done (F25). */
export const wireRequestStatus = wireWord<RequestStatus>(same(REQUEST_STATUSES), 'unknown');

/** As well as none. */
export const requestStatusSchema = v.fallback(wireRequestStatus, 'unknown');
