import type { Words } from '../../../texts/Said';

export interface KycRecord {
  readonly id: string;
  readonly userId: string;
  readonly type: string;
  readonly name: string;
  /** Its end; the whole is kept by nobody. */
  readonly masked: string;
  /** Tells whether two accounts show one document. */
  readonly print: string;
  /** `2031-04-02`; its last moment is the end of that day in India. Empty: it does not run out. */
  readonly expiry: string;
  readonly at: number;
  status: 'pending' | 'approved' | 'declined' | 'expired';
  reason: Words;
  decidedAt: number | null;
}
