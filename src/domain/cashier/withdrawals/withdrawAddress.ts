import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import type { CryptoNetwork, WithdrawMode } from './WithdrawMethod';

export type AddressProblem = 'empty' | 'malformed' | 'otherNetwork';

/** Longer texts are refused before they are looked at. */
const LONGEST = 128;
/** T and 33 characters of base 58: without 0, O, I and l. */
const TRC20 = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BEP20 = /^0x[0-9a-fA-F]{40}$/;
const UPI = /^[a-z0-9._-]{2,64}@[a-z][a-z0-9]{1,31}$/;
const MOBILE = /^[6-9]\d{9}$/;

/**
 * Where the money is to go, as typed, made plain: without blanks around it, a UPI id in lower case, a number without its +91 and its
 * blanks. An address of the other network is told apart from nonsense: coins sent there would be lost.
 */
export function readWithdrawAddress(
  text: string,
  mode: Exclude<WithdrawMode, 'bank'>,
  network: CryptoNetwork | null,
): Result<string, AddressProblem> {
  if (text.length > LONGEST) return fail('malformed');
  const plain = text.normalize('NFKC').trim();
  if (plain === '') return fail('empty');
  if (mode === 'crypto') return readCrypto(plain, network);
  if (mode === 'upi') {
    const id = plain.toLowerCase();
    return UPI.test(id) ? ok(id) : fail('malformed');
  }
  const digits = plain.replace(/[\s-]/g, '').replace(/^(?:\+91|0)/, '');
  return MOBILE.test(digits) ? ok(digits) : fail('malformed');
}

function readCrypto(plain: string, network: CryptoNetwork | null): Result<string, AddressProblem> {
  const [mine, other] = network === 'BEP20' ? [BEP20, TRC20] : [TRC20, BEP20];
  if (mine.test(plain)) return ok(plain);
  return fail(other.test(plain) ? 'otherNetwork' : 'malformed');
}
