import { hundredthsIn, isRecord, textIn } from '../../wire/readInput';

/** A bet on a field of a table. Paise. */
export interface FieldBet {
  readonly on: string;
  readonly stake: number;
}

/** Bets on fields, at most so many, each on a field that there is; null for anything else. */
export function readBets(
  body: unknown,
  most: number,
  isField: (on: string) => boolean,
): readonly FieldBet[] | null {
  const list: unknown = isRecord(body) ? body['bets'] : null;
  if (!Array.isArray(list) || list.length === 0 || list.length > most) return null;
  const bets: FieldBet[] = [];
  for (const each of list as readonly unknown[]) {
    const on = textIn(each, 'on', 16);
    const stake = hundredthsIn(each, 'stake');
    if (on === null || !isField(on) || stake === null || stake <= 0) return null;
    bets.push({ on, stake });
  }
  return bets;
}

export function sumOf(bets: readonly { readonly stake: number }[]): number {
  return bets.reduce((sum, { stake }) => sum + stake, 0);
}

/** The bets as their page wrote them. */
export function showBets(bets: readonly FieldBet[]): readonly FieldBet[] {
  return bets.map(({ on, stake }) => ({ on, stake: stake / 100 }));
}
