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

const isNumbers = (part: unknown, ...names: readonly string[]): boolean =>
  names.every((name) => typeof (part as Part)?.[name] === 'number');
