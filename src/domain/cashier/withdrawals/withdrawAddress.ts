import { parseIndianMobile } from '@/domain/session/parseIndianMobile';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { withoutMarks } from '@/domain/shared/withoutMarks';
import { readUpiId } from '../bankEntries';
import type { CryptoNetwork, WithdrawMode } from './WithdrawMethod';

export type AddressProblem = 'empty' | 'malformed' | 'otherNetwork';

/** Longer texts are refused before they are looked at. */
const MAX_LENGTH = 128;
/** T and 33 characters of base 58: without 0, O, I and l. */
const TRC20 = /^T[1-9A-HJ-NP-Za-km-z]{33}$/;
const BEP20 = /^0x[0-9a-fA-F]{40}$/;

/**
 * Where the money is to go, as typed, made plain: without blanks and marks around it, a UPI id and a number as they are read everywhere else. An address of the other network is told apart from nonsense: coins sent there would be lost.
 */
export function readWithdrawAddress(
  text: string,
  mode: Exclude<WithdrawMode, 'bank'>,
  network: CryptoNetwork | null,
): Result<string, AddressProblem> {
  if (text.length > MAX_LENGTH) return fail('malformed');
  const plain = withoutMarks(text.normalize('NFKC')).trim();
  if (plain === '') return fail('empty');
  if (mode === 'crypto') return readCrypto(plain, network);
  const read = mode === 'upi' ? upiIdOf(plain) : mobileOf(plain);
  return read === null ? fail('malformed') : ok(read);
}

/** With a blank in it, it may be the id of two people: nothing is guessed. */
function upiIdOf(plain: string): string | null {
  return /\s/.test(plain) ? null : readUpiId(plain);
}

function mobileOf(plain: string): string | null {
  const read = parseIndianMobile(plain);
  return read.ok ? read.value.mobile : null;
}

function readCrypto(plain: string, network: CryptoNetwork | null): Result<string, AddressProblem> {
  const [mine, other] = network === 'BEP20' ? [BEP20, TRC20] : [TRC20, BEP20];
  if (mine.test(plain)) return ok(plain);
  return fail(other.test(plain) ? 'otherNetwork' : 'malformed');
}
