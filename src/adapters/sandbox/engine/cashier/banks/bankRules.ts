import type { BankKind, NewBank } from './BankRecord';
import type { Pattern } from '../../../texts/hindi';

/** The rules of the form again, on this side of the wire: a client's checks prove nothing. Null when they hold (X29). */
export function bankFault(bank: NewBank, panNeeded: boolean): Pattern | null {
  if (!/^\p{L}(?:[\p{L} .'’-]|\p{M}[\u200C\u200D]?){1,79}$/u.test(bank.holder))
    return 'The account holder’s name is not valid.';
  if (bank.type === 'upi' && !/^[a-z0-9][a-z0-9._-]{1,99}@[a-z][a-z0-9]{1,63}$/.test(bank.number))
    return 'This UPI ID is not valid.';
  if (bank.type === 'bank' && !/^[0-9]{9,18}$/.test(bank.number)) return 'This account number is not valid.';
  if (bank.type === 'bank' && !/^[A-Z]{4}0[A-Z0-9]{6}$/.test(bank.ifsc)) return 'This IFSC is not valid.';
  if (bank.pan === null) return panNeeded ? 'Please add your PAN: it is needed once.' : null;
  return /^[A-Z]{3}P[A-Z][0-9]{4}[A-Z]$/.test(bank.pan) ? null : 'This PAN is not valid.';
}

export function masked(type: BankKind, number: string): string {
  if (type !== 'upi') return `••••${number.slice(-4)}`;
  const at = number.lastIndexOf('@');
  return `${number.slice(0, at > 2 ? 2 : 1)}•••${number.slice(at)}`;
}

/** Whether every word of the player's name stands in the holder's. */
export function nameFits(holder: string, name: string): boolean {
  const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const held = new Set(words(holder));
  return words(name).every((word) => held.has(word));
}

const BANKS: Readonly<Record<string, string>> = {
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  KKBK: 'Kotak Mahindra Bank',
  PUNB: 'Punjab National Bank',
  SBIN: 'State Bank of India',
  UTIB: 'Axis Bank',
};

export function bankOf(ifsc: string): string {
  return BANKS[ifsc.slice(0, 4)] ?? '';
}
