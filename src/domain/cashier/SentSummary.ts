import { paise, type Paise } from '../shared/Money';

/** What a player sees of a request whose answer is missing. It lies on the device: an account is masked, pictures and names are not in it. */
export interface SentSummary {
  readonly amount: Paise;
  /** Way in or out, by its name. */
  readonly method: string;
  /** Masked; empty: there is none. */
  readonly account: string;
  /** What the payment is called (UTR); empty: there is none. */
  readonly reference: string;
}

const MAX_TEXT = 120;

/** As it was stored; null: it is none of ours (F71). */
export function readSentSummary(stored: unknown): SentSummary | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { amount, method, account, reference } = stored as Readonly<Record<string, unknown>>;
  const texts = [method, account, reference].map((text) => (isShort(text) ? text : null));
  const [by = null, to = null, called = null] = texts;
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0 || by === null || to === null || called === null)
    return null;
  return { amount: paise(Number(amount)), method: by, account: to, reference: called };
}

function isShort(text: unknown): text is string {
  return typeof text === 'string' && text.length <= MAX_TEXT;
}
