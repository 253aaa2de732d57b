import type { GatewayEntry } from './GatewayEntry';

const FORMS: Readonly<Record<GatewayEntry['reference'], RegExp>> = {
  utr: /^\d{12}$/,
  bkash: /^[A-Z0-9]{10}$/,
  nagad: /^[A-Z0-9]{8}$/,
  tron: /^[0-9a-f]{64}$/,
  bsc: /^0x[0-9a-f]{64}$/,
  text: /^[\w./-]{4,80}$/,
};

/** Why this cannot be the id of a payment through this gateway; null: it can. */
export function referenceFault(
  reference: string,
  kind: GatewayEntry['reference'],
): 'REFERENCE_MALFORMED' | 'WRONG_NETWORK' | null {
  if (FORMS[kind].test(reference)) return null;
  const other = kind === 'tron' ? 'bsc' : 'tron';
  const crypto = kind === 'tron' || kind === 'bsc';
  return crypto && FORMS[other].test(reference) ? 'WRONG_NETWORK' : 'REFERENCE_MALFORMED';
}
