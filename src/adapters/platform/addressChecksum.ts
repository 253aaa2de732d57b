import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** Base 58: the digits and letters that nobody takes for one another. */
const DIGITS = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
/** What an address of TRON is written from: its kind, the account, and the sum of both. */
const TRON_PREFIX = '41';
const ACCOUNT_BYTES = 21;
const TRON_BYTES = 25;

/** Base58Check: the last four bytes are the beginning of the hash of the others. */
export function base58Fits(address: string): boolean {
  let number = 0n;
  for (const letter of address) {
    const digit = DIGITS.indexOf(letter);
    if (digit === -1) return false;
    number = number * 58n + BigInt(digit);
  }
  const hex = number.toString(16);
  if (hex.length !== 2 * TRON_BYTES || !hex.startsWith(TRON_PREFIX)) return false;
  const account = hexToBytes(hex.slice(0, 2 * ACCOUNT_BYTES));
  return bytesToHex(sha256(sha256(account))).startsWith(hex.slice(2 * ACCOUNT_BYTES));
}

/** EIP-55: which letters are capitals says the hash of the small ones. An address in one case alone says nothing. */
export function mixedCaseFits(address: string): boolean {
  const digits = address.slice(2);
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = bytesToHex(keccak_256(new TextEncoder().encode(small)));
  return [...small].every((digit, at) => {
    const capital = Number.parseInt(hash.charAt(at), 16) >= 8;
    return digits[at] === (capital ? digit.toUpperCase() : digit);
  });
}
