import type { Game, Round } from '../page/Game';
import { drawChip } from '../drawing/chip';
import { t } from '../texts/t';
import { Bets } from './Bets';
import { chipRack } from './chipRack';
import { button, make } from './make';
import { rupees } from './rupees';
import { tellWrong } from './wrongBet';
import './chipBets.css';

export interface PlacedBet {
  readonly on: string;
  readonly stake: number;
}

interface Cloth {
  readonly game: Pick<Game, 'limits'>;
  /** What the last round was played with, also before the page was opened again. */
  readonly last: { readonly bets: readonly PlacedBet[] } | null;
  /** What the button says that begins a round. */
  readonly press: string;
  readonly play: (bets: readonly PlacedBet[]) => Promise<Round | null>;
  /** Which fields a press on one puts a chip on, when not on that alone. */
  readonly spread?: (on: string) => readonly string[];
  /** What else may be pressed beside undo and clear. */
  readonly tools?: readonly HTMLElement[];
}

export interface ChipBets {
  /** A field of the cloth. `note`: what it pays. */
  readonly spot: (on: string, text: string, className?: string, note?: string) => HTMLButtonElement;
  /** The chips to choose from, what may be done with those on the cloth, and the button that begins. */
  readonly dock: HTMLElement;
  /** Lights the fields that have won. */
  readonly light: (winners: readonly string[]) => void;
}

/** Betting by chips on the fields of a cloth: choose one, put it down, undo, double, repeat, clear. */
export function chipBets({ game, last, press, play, spread = (on) => [on], tools = [] }: Cloth): ChipBets {
  const played = last?.bets.map(({ on, stake }) => [on, Math.round(stake * 100)] as const);
  const bets = new Bets(game.limits.max * 100, new Map(played));
  const rack = chipRack(game.limits);
  const spots = new Map<string, HTMLButtonElement>();
  const total = make('p', { className: 'total', attrs: { role: 'status' } });
  const light = (winners: readonly string[]): void => {
    for (const [on, spot] of spots) spot.dataset['hit'] = String(winners.includes(on));
  };
  const show = (refused?: string): void => {
    total.textContent =
      refused ??
      (bets.total === 0 ? t('chips.none') : t('chips.total', { amount: rupees(bets.total / 100) }));
    total.dataset['wrong'] = String(refused !== undefined);
    if (refused !== undefined) tellWrong(total);
    for (const [on, spot] of spots) showChip(spot, (bets.fields.get(on) ?? 0) / 100);
    undo.disabled = !bets.canUndo;
    double.disabled = bets.total === 0;
    clear.disabled = bets.total === 0;
    repeat.disabled = !bets.canRepeat;
    // Not disabled: a press says what is to be done first.
    main.toggleAttribute('data-quiet', bets.total === 0);
  };
  const change = (isTaken: boolean | void): void => {
    if (isTaken !== false) light([]);
    show(isTaken === false ? t('chips.most', { max: rupees(game.limits.max) }) : undefined);
  };
  const undo = button(t('chips.undo'), () => change(bets.undo()), 'tool');
  const repeat = button(t('chips.repeat'), () => change(bets.repeat()), 'tool');
  const double = button(t('chips.double'), () => change(bets.double()), 'tool');
  const clear = button(t('chips.clear'), () => change(bets.clear()), 'tool');
  const begin = async (): Promise<void> => {
    const placed = [...bets.fields].map(([on, amount]) => ({ on, stake: amount / 100 }));
    if (placed.length === 0) {
      show(t('chips.first'));
      return;
    }
    table.disabled = true;
    for (const spot of spots.values()) spot.disabled = true;
    light([]);
    const round = await play(placed);
    table.disabled = false;
    for (const spot of spots.values()) spot.disabled = false;
    if (round !== null) bets.begun();
    show();
    // A disabled button has lost the focus to the page.
    if (document.activeElement === document.body) main.focus({ preventScroll: true });
  };
  const main = button(press, begin, 'button main');
  const table = make(
    'fieldset',
    { className: 'dock chip-dock' },
    rack.node,
    make('div', { className: 'tools' }, undo, repeat, double, clear, ...tools),
    total,
    main,
  );
  show();
  return {
    spot: (on, text, className = '', note = '') => {
      const spot = button('', () => change(bets.place(spread(on), rack.chosen() * 100)), `spot ${className}`);
      spot.append(make('span', { className: 'spot-name', text }));
      if (note !== '')
        spot.append(make('span', { className: 'spot-pays', text: note, attrs: { 'aria-hidden': 'true' } }));
      spot.dataset['on'] = on;
      spot.dataset['pays'] = note;
      spots.set(on, spot);
      showChip(spot, 0);
      return spot;
    },
    dock: table,
    light,
  };
}

/** The chip that lies on a field, and its amount in words. */
function showChip(spot: HTMLButtonElement, amount: number): void {
  spot.querySelector('.stack')?.remove();
  spot.setAttribute('aria-pressed', String(amount > 0));
  const pays = spot.dataset['pays'] ?? '';
  const words = [
    pays === '' ? '' : t('chips.pays', { times: pays }),
    amount > 0 ? t('chips.on', { amount: rupees(amount) }) : '',
  ];
  spot.setAttribute('aria-description', words.filter((each) => each !== '').join(', '));
  if (amount > 0) spot.append(make('span', { className: 'stack' }, drawChip(amount)));
}
