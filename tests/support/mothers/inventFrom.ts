import { faker } from '@faker-js/faker/locale/en_IN';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Faker } from '@faker-js/faker';

/** What Indian UPI apps write after the @. */
const HANDLES = ['okaxis', 'oksbi', 'okhdfcbank', 'okicici', 'ybl', 'ibl', 'axl', 'paytm', 'upi', 'apl'];
const BANKS = ['HDFC', 'SBIN', 'ICIC', 'UTIB', 'PUNB', 'KKBK', 'BARB', 'CNRB'];
const BASE_58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface InventedPerson {
  readonly name: string;
  /** As the sign-up form wants it: 4 to 15 letters and digits. */
  readonly username: string;
  /** As a person would type it: with +91 or without, grouped or not. */
  readonly mobile: string;
  readonly password: string;
}

/** Data that no author thought of: the same seed and purpose give the same. Assert what follows from it, never a literal of it: it changes with faker's version. */
export function inventFrom(seed: number, purpose: string) {
  let count = 0;
  const make = <T>(by: (from: Faker) => T): T => {
    faker.seed(hash(`${seed}/${purpose}/${(count += 1)}`));
    return by(faker);
  };
  const digits = (length: number) =>
    make(({ string }) => string.numeric({ length, allowLeadingZeros: true }));
  const name = () => make(({ person }) => person.fullName());
  const mobile = () => make(({ phone }) => phone.number());
  return {
    name,
    mobile,
    digits,
    /** All of a person's names, with a house and a village, as an identity card prints them: 50 to 80 characters. */
    longName: () =>
      make(({ person }) => {
        let whole = person.fullName();
        while (whole.length < 50) whole += ` ${person.lastName()}`;
        return whole.slice(0, 80).trim();
      }),
    person: (): InventedPerson => {
      const whole = name();
      return {
        name: whole,
        username: `${whole.replace(/[^A-Za-z]/g, '').slice(0, 11)}${digits(4)}`,
        mobile: mobile(),
        password: `${make(({ internet }) => internet.password({ length: 12 }))}a1A`,
      };
    },
    /** Its ten digits alone. */
    nationalMobile: () => mobile().replaceAll(/\D/g, '').slice(-10),
    utr: () => digits(12),
    upiId: () =>
      make(({ helpers, internet, person }) => {
        const plain = internet.username({ firstName: person.firstName() }).toLowerCase();
        return `${plain.replace(/[^a-z0-9._-]/g, '')}@${helpers.arrayElement(HANDLES)}`;
      }),
    accountNumber: () => make(({ string }) => string.numeric({ length: { min: 9, max: 18 } })),
    ifsc: () =>
      make(
        ({ helpers, string }) =>
          `${helpers.arrayElement(BANKS)}0${string.alphanumeric({ length: 6, casing: 'upper' })}`,
      ),
    pan: () =>
      make(({ string }) => {
        const letters = (length: number) => string.fromCharacters(LETTERS, length);
        return `${letters(3)}P${letters(1)}${string.numeric(4)}${letters(1)}`;
      }),
    passport: () => make(({ string }) => `${string.fromCharacters(LETTERS)}${string.numeric(7)}`),
    tronAddress: () =>
      make(({ number }) => {
        const account = Uint8Array.of(0x41, ...Array.from({ length: 20 }, () => number.int(255)));
        const sum = sha256(sha256(account)).slice(0, 4);
        let left = BigInt(`0x${bytesToHex(account)}${bytesToHex(sum)}`);
        let address = '';
        for (; left > 0n; left /= 58n) address = `${BASE_58.charAt(Number(left % 58n))}${address}`;
        return address;
      }),
    /** House, street, town, state and code in a line. */
    address: () =>
      make(({ location }) =>
        [location.streetAddress(true), location.city(), location.state(), location.zipCode()].join(', '),
      ),
    company: () => make(({ company }) => company.name()),
    sentence: () => make(({ lorem }) => lorem.sentence({ min: 12, max: 20 })),
    whole: (min: number, max: number) => make(({ number }) => number.int({ min, max })),
    oneOf: <T>(choices: readonly T[]) => make(({ helpers }) => helpers.arrayElement(choices)),
    /** The day before a moment, within so many days. */
    before: (moment: number, days: number) =>
      make(({ date }) => date.recent({ days, refDate: moment }).getTime()),
  };
}

/** FNV-1a: 32 bits, the same on every machine. */
function hash(text: string): number {
  let value = 0x81_1c_9d_c5;
  for (const unit of text) value = Math.imul(value ^ (unit.codePointAt(0) ?? 0), 0x01_00_01_93);
  return value >>> 0;
}
