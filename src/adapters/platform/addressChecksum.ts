import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { createBase58check } from '@scure/base';

/** What an address of TRON begins with, before it is written in base 58. */
const TRON_PREFIX = 0x41;
const TRON_BYTES = 21;

/** Base58Check: the last four bytes are the beginning of the hash of the others. */
export function base58Fits(address: string): boolean {
  try {
    const bytes = createBase58check(sha256).decode(address);
    return bytes.length === TRON_BYTES && bytes[0] === TRON_PREFIX;
  } catch {
    return false;
  }
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
