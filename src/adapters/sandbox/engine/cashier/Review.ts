export type ReviewKind = 'deposit' | 'withdrawal' | 'kyc' | 'bank';

export type Verdict =
  | { readonly kind: 'approve' }
  | { readonly kind: 'decline'; readonly reason: string }
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
  /** For whoever decides by hand, in English: "₹500.00 by UPI". */
  readonly what: string;
}

/** What a decision does. Each is called once per request. */
export interface ReviewHandler {
  approve(id: string): void;
  decline(id: string, reason: string): void;
  expire(id: string): void;
}
