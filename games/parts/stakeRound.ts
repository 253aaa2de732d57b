import type { Game, Round } from '../page/Game';
import { button, make } from './make';
import { stakeField } from './stakeField';

interface StakeRound<R extends Round> {
  readonly game: {
    readonly limits: Game['limits'];
    readonly view: Pick<Game['view'], 'round'>;
    begin(what: object, reveal?: (round: R) => unknown): Promise<R | null>;
  };
  /** What the button says that begins a round. */
  readonly press: string;
  /** What is bet on beside the stake. */
  readonly bet: () => object;
  readonly reveal: (round: R) => unknown;
  /** Controls that rest during a round. */
  readonly controls?: readonly (HTMLInputElement | HTMLSelectElement | HTMLButtonElement)[];
}

/** A round that is begun with a stake and decided at once: its field, and the dock with its button. */
export function stakeRound<R extends Round>({
  game,
  press,
  bet,
  reveal,
  controls = [],
}: StakeRound<R>): readonly HTMLElement[] {
  const stake = stakeField(game.limits, { last: game.view.round });
  const rest = (isResting: boolean): void => {
    stake.row.disabled = isResting;
    for (const each of [...controls, main]) each.disabled = isResting;
  };
  const begin = async (): Promise<void> => {
    const amount = stake.read();
    if (amount === null) return;
    rest(true);
    await game.begin({ ...bet(), stake: amount / 100 }, reveal);
    rest(false);
    // A disabled button has lost the focus to the page.
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
  };
  const main = button(press, begin, 'button main');
  return [stake.row, make('div', { className: 'dock' }, main)];
}
