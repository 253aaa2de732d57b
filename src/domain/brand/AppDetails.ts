/** What the operator says about the brand (BRAND-01). Texts and addresses are untrusted: they are checked where they are used. */
export interface AppDetails {
  /** Whether sign-up asks for an OTP; `unknown` when the backend did not say: then sign-up waits, it never skips. */
  readonly otp: 'required' | 'skipped' | 'unknown';
  readonly status: BrandStatus;
  readonly logoUrl: string;
  readonly seoTitle: string;
  readonly telegram: string;
  readonly whatsApp: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly footerText: string;
  readonly phone: string;
}

/** `live`, whatever its case, or the operator's own word for why it is not (maintenance, suspended). */
export type BrandStatus = { readonly kind: 'live' } | { readonly kind: 'notLive'; readonly word: string };

export interface Banner {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly imageUrl: string;
  readonly href: string;
  readonly order: number;
}
