import type { Paise } from '@/domain/shared/Money';

export const WITHDRAW_MODES = ['bank', 'upi', 'wallet', 'crypto'] as const;
/** What kind of place the money goes to: it decides what the form asks for. */
export type WithdrawMode = (typeof WITHDRAW_MODES)[number];

export const CRYPTO_NETWORKS = ['TRC20', 'BEP20'] as const;
export type CryptoNetwork = (typeof CRYPTO_NETWORKS)[number];

/** A way out, as the server offers it: every limit is the server's. Its texts are text, never markup. */
export interface WithdrawMethod {
  readonly id: string;
  readonly mode: WithdrawMode;
  readonly name: string;
  readonly min: Paise;
  readonly max: Paise;
  readonly fee: {
    readonly flat: Paise;
    /** Hundredths of a percent. */
    readonly basisPoints: number;
  };
  /** How long it usually takes, in minutes; null: not known. */
  readonly minutes: number | null;
  /** Of crypto: where it can be sent to. */
  readonly networks: readonly CryptoNetwork[];
  /** What arrives instead of rupees, and what one of it costs; null: rupees. */
  readonly currency: { readonly code: string; readonly rate: Paise } | null;
  /** null: it can be used; otherwise the server's reason, perhaps empty. */
  readonly closed: { readonly reason: string } | null;
}

/** The method that a word of an address means: by its id, or the first of a mode. Null for any other word. */
export function findMethod(methods: readonly WithdrawMethod[], word: string | null): WithdrawMethod | null {
  const wanted = word?.toLowerCase() ?? '';
  return (
    methods.find(({ id }) => id.toLowerCase() === wanted) ??
    methods.find(({ mode }) => mode === wanted) ??
    null
  );
}
