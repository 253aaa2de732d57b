import type { RequestStatus } from './RequestStatus';

/** What several checks come to: one that was approved counts, else the newest. `none`: nothing was ever shown. Newest first. */
export function checkStatusOf(checks: readonly RequestStatus[]): RequestStatus | 'none' {
  return checks.includes('approved') ? 'approved' : (checks[0] ?? 'none');
}
