import { westernDigits } from '@/domain/shared/westernDigits';
import { withoutMarks } from '@/domain/shared/withoutMarks';
import { readReference, type ReferenceKind } from './transferReference';

/** A payment app's receipt or an SMS is shorter. */
const MAX_TEXT = 2_000;
/** Words that stand before the id in receipts and messages. */
const NAMED = /(?:utr|rrn|upi|ref(?:erence)?|txn|trx|transaction|hash|id|no|number|यूटीआर)\b[\s.:#-]*$/iu;
/** What may be an id, with the blanks that apps put between its digits. */
const CANDIDATES: Readonly<Record<ReferenceKind, RegExp>> = {
  utr: /(?<![\d.,₹])\d(?: ?\d){11}(?![\d.,]?\d)/g,
  bkash: /(?<![A-Za-z0-9])[A-Za-z0-9]{10}(?![A-Za-z0-9])/g,
  nagad: /(?<![A-Za-z0-9])[A-Za-z0-9]{8}(?![A-Za-z0-9])/g,
  tron: /(?<![A-Za-z0-9])[0-9A-Fa-f]{64}(?![A-Za-z0-9])/g,
  bsc: /(?<![A-Za-z0-9])0x[0-9A-Fa-f]{64}(?![A-Za-z0-9])/g,
  text: /[\w./-]{4,80}/g,
};
/** Letters and digits together: a word of eight or ten letters is no id. */
const MIXED = /\d/;

/**
 * The id of a payment in what was pasted, tidied: the whole text when it is one, otherwise the only id in a receipt or an SMS, or the one
 * that is called so. Null where that is not plain: then the text stays as it was pasted, for the player to cut.
 */
export function findReference(pasted: string, kind: ReferenceKind): string | null {
  if (pasted.length > MAX_TEXT) return null;
  const text = westernDigits(withoutMarks(pasted.normalize('NFKC')));
  const whole = readReference(text, kind);
  if (whole.ok) return whole.value;
  if (kind === 'text') return null;
  const found = [...text.matchAll(CANDIDATES[kind])].filter(([word]) => MIXED.test(word));
  const named = found.filter(({ index }) => NAMED.test(text.slice(0, index)));
  const chosen = new Set((named.length > 0 ? named : found).flatMap(([word]) => idOf(word, kind)));
  const [only] = chosen;
  return chosen.size === 1 && only !== undefined ? only : null;
}

function idOf(word: string, kind: ReferenceKind): readonly string[] {
  const read = readReference(word, kind);
  return read.ok ? [read.value] : [];
}
