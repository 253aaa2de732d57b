import { dayAt, startOfDay } from '@/domain/shared/IndianDay';

/** A bet's row: the five fields of the specification, and what tells rows and matches apart. */
export interface SpecBet {
  readonly id: number;
  readonly refMatchId: number;
  readonly matchName: string;
  readonly markettype: 'match_odds' | 'fancy';
  readonly odds: number | string;
  readonly stack: number;
  readonly selectionType: string;
  readonly status: string;
  readonly createdAt: string | number;
}

const HOUR = 3_600_000;
const OPEN = new Set(['open', 'accepted', 'pending']);

export const isOpen = (bet: SpecBet): boolean => OPEN.has(bet.status.toLowerCase());

/** When it was made, in each of the forms that a database, a driver or a date library gives by itself. */
const FORMS: readonly ((at: number) => string | number)[] = [
  (at) => new Date(at).toISOString(),
  (at) => new Date(at).toISOString().slice(0, 19).replace('T', ' '),
  (at) => at,
  (at) => Math.floor(at / 1000),
  (at) => String(at),
  (at) => new Date(at).toUTCString(),
  (at) => `${new Date(at).toISOString().slice(0, 23)}+00:00`,
];

const KOLKATA = { refMatchId: 33_101, matchName: 'Kolkata v Chennai' };
const UNITED = { refMatchId: 33_102, matchName: 'Harbour United v Northside' };

type Terms = Pick<SpecBet, 'markettype' | 'odds' | 'stack' | 'selectionType' | 'status'> & typeof KOLKATA;

const back = { markettype: 'match_odds', selectionType: 'back' } as const;
const lay = { markettype: 'match_odds', selectionType: 'LAY' } as const;

const BETS: readonly Terms[] = [
  { ...KOLKATA, ...back, odds: 1.855, stack: 100, status: 'OPEN' },
  { ...KOLKATA, ...lay, odds: 2.1, stack: 200.5, status: 'open' },
  { ...UNITED, ...back, odds: '3.40', stack: 50, status: 'accepted' },
  { ...KOLKATA, ...back, selectionType: 'Back', markettype: 'fancy', odds: 1.9, stack: 300, status: 'won' },
  { ...KOLKATA, ...back, odds: 2.5, stack: 150, status: 'LOST' },
  { ...UNITED, ...lay, selectionType: 'lay', odds: 1.75, stack: 80, status: 'Won' },
  { ...UNITED, ...back, selectionType: 'BACK', odds: 4, stack: 25, status: 'settled-by-hand' },
];

/** What every player of this backend has on their account already: all of it of one Indian day, whatever the hour, as a report counts by days. */
export const someBets = (now: number): readonly SpecBet[] => {
  const last = startOfDay(dayAt(now - (BETS.length + 1) * HOUR)) + (BETS.length + 1) * HOUR;
  return BETS.map((bet, index) => {
    const form = FORMS[index % FORMS.length] ?? String;
    return { id: 700 + index, ...bet, createdAt: form(last - (index + 1) * HOUR) };
  });
};
