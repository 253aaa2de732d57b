import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { westernDigits } from '@/domain/shared/westernDigits';
import { withoutMarks } from '@/domain/shared/withoutMarks';

/** What a gateway calls a payment. A backend names one of these; it never sends a pattern (a foreign pattern can hang a page). */
export const REFERENCE_KINDS = ['utr', 'bkash', 'nagad', 'tron', 'bsc', 'text'] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

interface Pattern {
  readonly form: RegExp;
  readonly error: MessageKey;
  readonly tidy: (text: string) => string;
}

const MAX_LENGTH = 200;
const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();

/** assumed: the lengths of bKash and Nagad, which no source confirms. */
const PATTERNS: Readonly<Record<ReferenceKind, Pattern>> = {
  utr: { form: /^\d{12}$/, error: 'deposit.reference.utr', tidy: upper },
  bkash: { form: /^[A-Z0-9]{10}$/, error: 'deposit.reference.bkash', tidy: upper },
  nagad: { form: /^[A-Z0-9]{8}$/, error: 'deposit.reference.nagad', tidy: upper },
  tron: { form: /^[0-9a-f]{64}$/, error: 'deposit.reference.tron', tidy: lower },
  bsc: { form: /^0x[0-9a-f]{64}$/, error: 'deposit.reference.bsc', tidy: lower },
  text: { form: /^[\w./-]{4,80}$/, error: 'deposit.reference.text', tidy: (text) => text },
};

/**
 * The id of a payment as typed or pasted: blanks and marks gone, in the case its network writes it. Fails with a sentence that says what it looks like, and
 * with one of its own when it is plainly the id of the other network: money sent there does not arrive.
 */
export function readReference(text: string, kind: ReferenceKind): Result<string, MessageKey> {
  if (text.length > MAX_LENGTH) return fail(PATTERNS[kind].error);
  const plain = westernDigits(withoutMarks(text.normalize('NFKC'))).replaceAll(/\s/g, '');
  if (plain === '') return fail('deposit.reference.empty');
  const { form, error, tidy } = PATTERNS[kind];
  const tidied = tidy(plain);
  if (form.test(tidied)) return ok(tidied);
  return fail(otherNetwork(kind, lower(plain)) ?? error);
}

function otherNetwork(kind: ReferenceKind, hash: string): MessageKey | null {
  if (kind === 'tron' && PATTERNS.bsc.form.test(hash)) return 'deposit.wrongNetwork.bscForTron';
  if (kind === 'bsc' && PATTERNS.tron.form.test(hash)) return 'deposit.wrongNetwork.tronForBsc';
  return null;
}
