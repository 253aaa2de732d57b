import { NO_MONEY, paise, type Paise } from '@/domain/shared/Money';
import type { MessageKey } from '@/domain/shared/MessageKey';
import { fail, ok, type Result } from '@/domain/shared/Result';
import { parseStake, stakeText } from './parseStake';
import type { Positions } from './positions';

/** A minus of any keyboard. */
const MINUS = /^\s*[-−–]\s*/u;
const ZERO = /^\s*[0०]+(?:\.[0०]{0,2})?\s*$/u;

/**
 * The figure of an auto cash out as typed, in rupees, to paise: read as a stake is (`parseStake`), but that it may be nothing, or a loss with a minus
 * before it: a player who is behind may want out at less of a loss.
 */
export function parseFigure(text: string): Result<Paise, MessageKey> {
  const minus = MINUS.test(text);
  const amount = text.replace(MINUS, '');
  if (amount.trim() === '') return fail('autoCashOut.empty');
  if (ZERO.test(amount)) return ok(NO_MONEY);
  const parsed = parseStake(amount);
  if (!parsed.ok)
    return fail(parsed.error === 'bet.stakeTooFine' ? 'autoCashOut.tooFine' : 'autoCashOut.malformed');
  return ok(paise(minus ? -parsed.value : parsed.value));
}

/** The text that `parseFigure` reads back as this amount. */
export function figureText(figure: Paise): string {
  return figure < 0 ? `-${stakeText(paise(-figure))}` : stakeText(figure);
}

/** What is wrong with a figure, and what it is to be measured by. */
export interface FigureProblem {
  readonly key: 'autoCashOut.tooHigh' | 'autoCashOut.tooLow' | 'autoCashOut.reached';
  readonly limit: Paise;
}

/**
 * A figure has to be less than the best that the bets can bring, and more than cashing out brings already: setting one never cashes out by itself, so a
 * slip of the finger costs nothing. `now`: null when nobody can say; then it has to be more than the worst, which is certain.
 */
export function figureProblem(figure: Paise, positions: Positions, now: Paise | null): FigureProblem | null {
  const results = [...positions.values()];
  const [best, worst] = [paise(Math.max(...results)), paise(Math.min(...results))];
  if (figure >= best) return { key: 'autoCashOut.tooHigh', limit: best };
  if (now !== null && figure <= now) return { key: 'autoCashOut.reached', limit: now };
  return figure <= worst ? { key: 'autoCashOut.tooLow', limit: worst } : null;
}
