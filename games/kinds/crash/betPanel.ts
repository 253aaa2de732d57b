import { button, make, write } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { stakeField } from '../../parts/stakeField';
import type { Game } from '../../page/Game';
import { t } from '../../texts/t';
import { heightField } from './heightField';
import type { CrashRound, CrashView } from './CrashRound';

interface PlacedFlight {
  /** Paise. */
  readonly amount: number;
  /** Hundredths; null: by hand. */
  readonly height: number | null;
}

export interface BetPanel {
  readonly node: HTMLFieldSetElement;
  /** Leaves the flight with this bet; stands in the dock, under its panel. */
  readonly leave: HTMLButtonElement;
  /** Null after something that is no bet: then it is said why, beside the field. */
  readonly read: () => PlacedFlight | null;
  readonly refuse: (wrong: string) => void;
  /** What leaving now would bring; null: there is nothing to leave with. */
  readonly showWorth: (worth: number | null, isAlone: boolean) => void;
}

interface Given {
  readonly view: Pick<CrashView, 'heights'> & { readonly round: CrashRound | null };
  readonly limits: Game['limits'];
  /** 0 for the first bet, 1 for the second. */
  readonly at: number;
  readonly onLeave: () => unknown;
}

/** One of the bets on a flight: its stake, where it leaves by itself, and the button that leaves. */
export function betPanel({ view, limits, at, onLeave }: Given): BetPanel {
  const which = String(at + 1);
  const end = at === 0 ? '' : `-${which}`;
  const last = view.round?.bets[at];
  const stake = stakeField(limits, { last, id: `stake${end}` });
  const height = heightField(view.heights, `auto${end}`, last?.auto);
  const leave = button(t('crash.leave'), onLeave, 'button main collect leave');
  leave.hidden = true;
  const legend = make('legend', { text: t('crash.bet', { which }) });
  const node = make('fieldset', { className: 'bet-panel' }, legend, stake.row, height.row);
  return {
    node,
    leave,
    read: () => {
      const [amount, leaveAt] = [stake.read(), height.read()];
      return amount === null || leaveAt === undefined ? null : { amount, height: leaveAt };
    },
    refuse: stake.refuse,
    showWorth: (worth, isAlone) => {
      leave.hidden = worth === null;
      if (worth === null) return;
      const amount = rupees(worth);
      write(leave, isAlone ? t('crash.leaveWith', { amount }) : t('crash.leaveOne', { which, amount }));
    },
  };
}
