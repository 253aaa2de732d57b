import type { Game } from '../../page/Game';
import { button, make } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { t } from '../../texts/t';
import { betPanel } from './betPanel';
import type { BetPanel } from './betPanel';
import type { CrashRound, CrashView } from './CrashRound';

interface PlacedBet {
  readonly stake: number;
  readonly auto: number | null;
}

export interface FlightBets {
  readonly node: HTMLElement;
  readonly panels: readonly BetPanel[];
  /** The bets as the provider reads them; null: one of them is none, and it is said why. */
  readonly read: () => readonly PlacedBet[] | null;
  /** `count`: how many bets fly. */
  readonly rest: (isResting: boolean, count: number) => void;
  /** Bet by bet what leaving now would bring; null for one that has left. */
  readonly showWorths: (worths: readonly (number | null)[]) => void;
}

/** One bet on a flight, and a second one beside it when it is asked for. */
export function flightBets(
  { view, limits }: Pick<Game<CrashView, CrashRound>, 'view' | 'limits'>,
  onLeave: (at: number) => unknown,
): FlightBets {
  const panels = [0, 1].map((at) => betPanel({ view, limits, at, onLeave: () => onLeave(at) }));
  const [first, second] = panels;
  let hasTwo = false;
  const showSecond = (isShown: boolean): void => {
    hasTwo = isShown;
    node.dataset['count'] = isShown ? '2' : '1';
    if (second !== undefined && isShown) first?.node.after(second.node);
    else second?.node.remove();
    add.hidden = isShown;
    remove.hidden = !isShown;
  };
  const add = button(
    t('crash.add'),
    () => {
      showSecond(true);
      second?.node.querySelector('input')?.focus();
    },
    'tool',
  );
  const remove = button(
    t('crash.remove'),
    () => {
      showSecond(false);
      add.focus();
    },
    'tool',
  );
  const node = make(
    'fieldset',
    { className: 'flight-bets' },
    ...panels.map((panel) => panel.node),
    make('div', { className: 'tools' }, add, remove),
  );
  showSecond(false);
  return {
    node,
    panels,
    read: () => {
      const read = (hasTwo ? panels : panels.slice(0, 1)).map((panel) => panel.read());
      const placed = read.filter((bet) => bet !== null);
      if (placed.length < read.length) return null;
      const total = placed.reduce((sum, { amount }) => sum + amount, 0);
      if (total > limits.max * 100) {
        (hasTwo ? second : first)?.refuse(t('crash.together', { max: rupees(limits.max) }));
        return null;
      }
      return placed.map(({ amount, height }) => ({
        stake: amount / 100,
        auto: height === null ? null : height / 100,
      }));
    },
    rest: (isResting, count) => {
      node.disabled = isResting;
      if (isResting) showSecond(count > 1);
    },
    showWorths: (worths) => {
      for (const [at, panel] of panels.entries()) panel.showWorth(worths[at] ?? null, worths.length < 2);
    },
  };
}
