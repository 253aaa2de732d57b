import type { Words } from '../../texts/Said';

export type ReviewKind = 'deposit' | 'withdrawal' | 'kyc' | 'bank';

export type Verdict =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: Words }
  | { readonly kind: 'expire' };

/** Something that a person at the operator's would look at. */
export interface Review {
  /** Of the request itself. */
  readonly id: string;
  readonly kind: ReviewKind;
  readonly userId: string;
  readonly at: number;
  /** When it is decided if nobody did before, and how. */
  readonly dueAt: number;
  readonly verdict: Verdict;
  /** For whoever decides by hand: "₹500.00 by UPI". */
  readonly what: Words;
}

/** What a decision does. Each is called once per request. */
export interface ReviewHandler {
  approve(id: string): void;
  decline(id: string, reason: Words): void;
  expire(id: string): void;
}
