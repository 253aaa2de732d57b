import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressFits } from '@/application/cashier/withdrawals/openWithdrawals';
import { LibraryAddressChecksums } from '@/adapters/platform/LibraryAddressChecksums';
import { base58Fits, mixedCaseFits } from '@/adapters/platform/addressChecksum';
import { invent } from '@tests/support/mothers/invent';

/** Of contracts that everybody can look up. */
const TRON = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'];
/** The examples of EIP-55. */
const MIXED = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];
const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const at = (text: string, index: number, character: string): string =>
  `${text.slice(0, index)}${character}${text.slice(index + 1)}`;

describe('the checksum of an address', () => {
  it.each(TRON)('[X29] %s fits, and with any other character in any place it does not', (address) => {
    expect(base58Fits(address)).toBe(true);
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom(...BASE_58), (index, character) => {
        fc.pre(address[index] !== character);
        expect(base58Fits(at(address, index, character))).toBe(false);
      }),
    );
  });

  it('[X29] two characters in the wrong order do not fit', () => {
    const [address = ''] = TRON;
    const swapped = [...address].map((one, index) => {
      const other = address[index + 1] ?? '';
      return at(at(address, index, other), index + 1, one);
    });
    const others = swapped.slice(0, -1).filter((each) => each !== address);
    expect(others.filter(base58Fits)).toEqual([]);
  });

  it('[X29] of another network in base 58, or of nothing at all, does not fit', () => {
    for (const text of ['1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa', '', 'T', 'T'.repeat(34), '0OIl', '💥'])
      expect(base58Fits(text)).toBe(false);
  });

  it.each(MIXED)('[X29] %s fits; a letter in the other case does not', (address) => {
    expect(mixedCaseFits(address)).toBe(true);
    for (const [index, character] of [...address].entries()) {
      if (index < 2 || !/[a-f]/i.test(character)) continue;
      const flipped =
        character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();
      expect(mixedCaseFits(at(address, index, flipped))).toBe(false);
    }
  });

  it('[X29] an address in one case has no checksum, and is not refused', () => {
    for (const address of MIXED) {
      expect(mixedCaseFits(address.toLowerCase())).toBe(true);
      expect(mixedCaseFits(`0x${address.slice(2).toUpperCase()}`)).toBe(true);
    }
  });

  it('[X29] what tests invent fits', () => {
    const from = invent('addresses');
    for (let count = 0; count < 50; count += 1) expect(base58Fits(from.tronAddress())).toBe(true);
  });
});

describe('an address before it is sent', () => {
  const [tron = '', mixed = ''] = [TRON[0], MIXED[0]];
  const fits = addressFits(new LibraryAddressChecksums());

  it('[X29] is held against the sum of its own network', async () => {
    expect(await fits({ kind: 'address', address: tron, network: 'TRC20' })).toBe(true);
    expect(await fits({ kind: 'address', address: mixed, network: 'BEP20' })).toBe(true);
    expect(await fits({ kind: 'address', address: at(tron, 5, '1'), network: 'TRC20' })).toBe(false);
    expect(await fits({ kind: 'address', address: mixed.replace('A', 'a'), network: 'BEP20' })).toBe(false);
  });

  it('an account, a UPI id and a number have none; one that cannot be looked at stops nobody', async () => {
    expect(await fits({ kind: 'account', accountId: 'a' })).toBe(true);
    expect(await fits({ kind: 'address', address: 'asha@okaxis', network: null })).toBe(true);
    const broken = addressFits({ fits: () => Promise.reject(new Error('the script did not come')) });
    expect(await broken({ kind: 'address', address: 'T', network: 'TRC20' })).toBe(true);
  });
});
