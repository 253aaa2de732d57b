import { onDemand } from '@/domain/shared/onDemand';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Paise } from '@/domain/shared/Money';
import { oddsText } from '@/domain/shared/oddsText';

/** Numbers and times in the reader's words. Digits are Latin and grouped the Indian way in every language. */
export interface Format {
  /** ₹12,34,567.50 */
  money(amount: Paise): string;
  /** ₹500; paise only where there are any */
  moneyShort(amount: Paise): string;
  /** +₹500.00, -₹500.00, ₹0.00 */
  signedMoney(amount: Paise): string;
  /** 12,34,567.50 INR (WAL-01) */
  balance(amount: Paise): string;
  /** -12,500: grouped, no symbol, paise only where there are any */
  amount(amount: Paise): string;
  /** 1.90, 2.00, 10.5, 12, 110 */
  odds(price: OddsHundredths): string;
  /** 25K, 1.2L, 3.4Cr; rounded down, so that no more is promised than there is */
  size(amount: Paise): string;
  /** 25K, 1.2L where that is all of it, else 1,550: what a press adds, or a limit is */
  exactSize(amount: Paise): string;
  /** 1,234 */
  number(value: number): string;
  /** 2 Apr, 19:30 in Asia/Kolkata; from milliseconds since 1970 */
  dateTime(at: number): string;
  /** 2 Apr 2026 */
  date(at: number): string;
  /** 19:30 */
  time(at: number): string;
  /** 0:45, 12:05, 1:00:00 */
  duration(seconds: number): string;
}

const grouping = onDemand(() => new Intl.NumberFormat('en-IN-u-nu-latn', { maximumFractionDigits: 0 }));

/** Of a whole number; most on a page are too small to be grouped, and a formatter costs twenty times a text. */
function grouped(whole: number): string {
  return whole > -1_000 && whole < 1_000 && Number.isInteger(whole)
    ? String(whole)
    : grouping().format(whole);
}

/** NaN, Infinity and -0 are shown as 0 (X24): a broken figure must not look like an amount. */
function finite(value: number): number {
  return Number.isFinite(value) && value !== 0 ? value : 0;
}

interface Parts {
  readonly sign: '' | '-';
  readonly rupees: string;
  /** Always two digits. */
  readonly paise: string;
}

function split(amount: number): Parts {
  const whole = Math.trunc(finite(amount));
  const size = Math.abs(whole);
  return {
    sign: whole < 0 ? '-' : '',
    rupees: grouped(Math.floor(size / 100)),
    paise: String(size % 100).padStart(2, '0'),
  };
}

function full({ rupees, paise }: Parts): string {
  return `${rupees}.${paise}`;
}

function short({ rupees, paise }: Parts): string {
  return paise === '00' ? rupees : `${rupees}.${paise}`;
}

const UNITS = [
  [10_000_000, 'Cr'],
  [100_000, 'L'],
  [1_000, 'K'],
] as const;

function size(amount: number): string {
  const rupees = Math.floor(Math.max(0, finite(amount)) / 100);
  for (const [unit, suffix] of UNITS) {
    if (rupees < unit) continue;
    const tenths = Math.floor((rupees * 10) / unit);
    const count = Math.floor(tenths / 10);
    const whole = grouped(count);
    return tenths % 10 === 0 || tenths >= 1_000 ? `${whole}${suffix}` : `${whole}.${tenths % 10}${suffix}`;
  }
  return String(rupees);
}

function exactSize(amount: number): string {
  const [unit] = UNITS.find(([each]) => amount >= each * 100) ?? [0];
  const inTenths = amount % (unit * 10) === 0 && amount < unit * 10_000;
  return inTenths ? size(amount) : short(split(amount));
}

function duration(seconds: number): string {
  const all = Math.max(0, Math.floor(finite(seconds)));
  const two = (part: number): string => String(part).padStart(2, '0');
  const minutes = Math.floor(all / 60);
  if (minutes < 60) return `${minutes}:${two(all % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(all % 60)}`;
}

export function createFormat(language: string): Format {
  const locale = `${language}-IN-u-nu-latn`;
  const zone = 'Asia/Kolkata';
  const day = onDemand(
    () => new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'short' }),
  );
  const fullDay = onDemand(
    () =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' }),
  );
  const clock = onDemand(
    () =>
      new Intl.DateTimeFormat(locale, {
        timeZone: zone,
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }),
  );
  const when = (at: number, show: (date: Date) => string): string => {
    const date = new Date(at);
    return Number.isNaN(date.getTime()) ? '-' : show(date);
  };

  return {
    money: (amount) => `${split(amount).sign}₹${full(split(amount))}`,
    moneyShort: (amount) => `${split(amount).sign}₹${short(split(amount))}`,
    signedMoney: (amount) => `${finite(amount) > 0 ? '+' : split(amount).sign}₹${full(split(amount))}`,
    balance: (amount) => `${split(amount).sign}${full(split(amount))} INR`,
    amount: (amount) => `${split(amount).sign}${short(split(amount))}`,
    odds: (price) => oddsText(Math.round(finite(price))),
    size,
    exactSize,
    number: (value) => grouped(finite(value)),
    dateTime: (at) => when(at, (date) => `${day().format(date)}, ${clock().format(date)}`),
    date: (at) => when(at, (date) => fullDay().format(date)),
    time: (at) => when(at, (date) => clock().format(date)),
    duration,
  };
}
