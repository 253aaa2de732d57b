import { rupees } from '../../parts/rupees';
import { endWords as paidWords } from '../../parts/sayEnd';
import { t } from '../../texts/t';
import { worthAt } from './CrashRound';
import type { CrashRound } from './CrashRound';

const times = (height: number): string => `${(height / 100).toFixed(2)}x`;

/** What has become of each of two bets: one that left, and of a round that is over one that flew away. */
export function leftWords({ bets, over }: CrashRound): readonly string[] {
  if (bets.length < 2) return [];
  return bets.flatMap((bet, at) => {
    const which = at + 1;
    if (bet.leftAt === null) return over ? [t('crash.flownOne', { which })] : [];
    const paid = rupees(worthAt(bet, bet.leftAt / 100));
    return [t('crash.leftOne', { which, height: times(bet.leftAt), paid })];
  });
}

/** How a flight has ended. */
export function endWords(round: CrashRound): string {
  const point = times(round.point ?? 100);
  const paid = rupees(round.paid ?? 0);
  const [first, second] = round.bets;
  if (round.bets.every(({ leftAt }) => leftAt === null)) return t('crash.flown', { point });
  if (second === undefined) return t('crash.left', { height: times(first?.leftAt ?? 100), paid, point });
  // Less than both have cost is no gain, whatever one of them has brought.
  return [...leftWords(round), paidWords(round.stake, round.paid ?? 0), t('crash.point', { point })].join(
    ' ',
  );
}
