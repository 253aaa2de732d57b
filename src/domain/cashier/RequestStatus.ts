/** What became of a request for money or of a document. `unknown`: a word of the server that we do not know; shown as being checked. */
export type RequestStatus = 'pending' | 'approved' | 'declined' | 'expired' | 'unknown';

/** The specification's words, in its order. */
export const REQUEST_STATUSES = ['pending', 'approved', 'declined', 'expired'] as const;

/** Whether the server may still decide. */
export function isUndecided(status: RequestStatus): boolean {
  return status === 'pending' || status === 'unknown';
}
