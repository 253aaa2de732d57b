import type { Round, View } from '../page/Game';
import type { BetPromise } from './promises';

/** All by which a round can be checked again, here or elsewhere, now or years later. */
export interface RoundRecord {
  readonly view: View;
  readonly round: Round;
  /** What was shown before the bet. */
  readonly promise: BetPromise;
}

/** As one text. What the player has and what comes next are no part of it. */
export function writeRecord({ view, round, promise }: RoundRecord): string {
  const table: View = { ...view, cash: 0, next: { nonce: 0, commit: '' }, round: null };
  return JSON.stringify({ view: table, round, promise });
}

/** null: it is no record. What is in it proves nothing yet. */
export function readRecord(text: string): RoundRecord | null {
  try {
    const { view, round, promise } = JSON.parse(text) as Record<string, Record<string, unknown> | undefined>;
    const isWhole =
      isTexts(view, 'table', 'name', 'variant') &&
      isTexts(round, 'server', 'client') &&
      isNumbers(round, 'nonce', 'stake', 'paid') &&
      isMoney(round) &&
      isTexts(promise, 'commit', 'client') &&
      isNumbers(promise, 'nonce') &&
      isNumbers(view?.['limits'], 'min', 'max', 'maxWin');
    return isWhole ? ({ view, round, promise } as unknown as RoundRecord) : null;
  } catch {
    return null;
  }
}

type Part = Record<string, unknown> | undefined;

const isTexts = (part: Part, ...names: readonly string[]): boolean =>
  names.every((name) => typeof part?.[name] === 'string');

/** No round costs nothing or less, as a whole or in one of its bets, and none pays less than nothing. */
function isMoney(round: Part): boolean {
  const { stake, paid, bets } = round ?? {};
  const stakes = Array.isArray(bets) ? bets.map((bet: Part) => bet?.['stake']) : [];
  return isFigure(paid) && paid >= 0 && [stake, ...stakes].every((each) => isFigure(each) && each > 0);
}

const isFigure = (figure: unknown): figure is number => typeof figure === 'number' && Number.isFinite(figure);

const isNumbers = (part: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof (part as Part)?.[name] === 'number');
