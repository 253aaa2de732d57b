import type { Game, Round } from '../page/Game';
import { button, make } from './make';
import { stakeField } from './stakeField';

type Control = HTMLInputElement | HTMLSelectElement | HTMLButtonElement;

interface MovesRound<R extends Round> {
  readonly game: Pick<Game, 'limits'> & {
    readonly view: Pick<Game['view'], 'round'>;
    begin(what: object, reveal?: (round: R) => unknown): Promise<R | null>;
    act(call: string, more: object, reveal?: (round: R) => unknown): Promise<R | null>;
  };
  /** What the button says that begins a round. */
  readonly press: string;
  /** What is bet on beside the stake. */
  readonly bet: () => object;
  /** What may be pressed while a round goes on, the likeliest first. */
  readonly moves: readonly HTMLButtonElement[];
  /** Controls that rest during a round. */
  readonly controls?: readonly Control[];
  /** Draws a round as it has become. `before`: it is one of an earlier visit, or of another page. */
  readonly draw: (round: R, before: string) => unknown;
}

export interface RunningRound<R extends Round> {
  readonly stakes: HTMLElement;
  readonly main: HTMLButtonElement;
  /** The round that goes on, or the last one. */
  readonly now: () => R | null;
  /** A move of the round. One answer at a time: what is pressed meanwhile would be judged by a round that is gone. */
  readonly ask: (call: string, more?: object) => Promise<void>;
  /** A round that this page did not ask for. */
  show(round: R | null, before?: string): void;
}

/** A round that is begun with a stake and goes on by moves, until one of them ends it. */
export function movesRound<R extends Round>(given: MovesRound<R>): RunningRound<R> {
  const { game, press, bet, moves, controls = [], draw } = given;
  const stake = stakeField(game.limits, { last: game.view.round });
  let round: R | null = null;
  let asking = false;
  const rest = (): void => {
    const goesOn = round !== null && !round.over;
    stake.row.disabled = goesOn || asking;
    for (const each of controls) each.disabled = goesOn || asking;
    main.hidden = goesOn;
    main.disabled = asking;
    for (const each of moves) {
      each.hidden = !goesOn;
      each.disabled = asking || each.dataset['closed'] === 'true';
    }
  };
  const show = async (next: R, before = ''): Promise<void> => {
    round = next;
    await draw(next, before);
  };
  const reveal = (next: R): Promise<void> => show(next);
  const once = async (asked: () => Promise<R | null>): Promise<void> => {
    if (asking) return;
    asking = true;
    rest();
    const next = await asked();
    // One that is over has been shown before its money came.
    if (next !== null && !next.over) await show(next);
    asking = false;
    rest();
    // A disabled button loses the focus to the page, and keeps it until the next frame is drawn.
    const buttons = [...moves, main];
    const has = document.activeElement;
    const isFree = (each: HTMLButtonElement): boolean => !each.hidden && !each.disabled;
    if (has === document.body || buttons.some((each) => each === has && !isFree(each)))
      buttons.find(isFree)?.focus({ preventScroll: true });
  };
  const main = button(
    press,
    () => {
      const amount = stake.read();
      if (amount === null) return undefined;
      return once(() => game.begin({ ...bet(), stake: amount / 100 }, reveal));
    },
    'button main',
  );
  rest();
  return {
    stakes: stake.row,
    main,
    now: () => round,
    ask: (call, more = {}) => once(() => game.act(call, { key: round?.key, ...more }, reveal)),
    show: (next, before = '') => {
      // One that goes on was begun with what the field must name, whatever a new page has there.
      if (next !== null && !next.over) stake.write(next.stake);
      if (next !== null) void show(next, before);
      rest();
    },
  };
}

/** The row in which a round is begun, gone on with and collected. */
export function moveDock(...buttons: readonly HTMLButtonElement[]): HTMLElement {
  return make('div', { className: 'dock' }, ...buttons);
}
