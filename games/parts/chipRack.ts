import type { Limits } from '../page/Game';
import { drawChip } from '../drawing/chip';
import { t } from '../texts/t';
import './chipBets.css';
import { button, make } from './make';
import { roving } from './roving';
import { rupees } from './rupees';

const CHIPS = [10, 50, 100, 500, 1000, 5000];
const USUAL = 100;

/** A chip to press. */
export function chipButton(amount: number, on: () => void): HTMLButtonElement {
  const chip = button('', on, 'rack-chip');
  chip.append(make('span', { className: 'said', text: rupees(amount) }), drawChip(amount));
  return chip;
}

export interface ChipRack {
  readonly node: HTMLElement;
  /** Rupees. */
  readonly chosen: () => number;
}

/** The chips of a table, of which one is in the hand. */
export function chipRack(limits: Limits): ChipRack {
  const amounts = CHIPS.filter((amount) => amount >= limits.min && amount <= limits.max);
  let chosen = amounts.find((amount) => amount >= USUAL) ?? amounts[0] ?? limits.min;
  const chips = amounts.map((amount) => {
    const chip = chipButton(amount, () => choose(amount));
    chip.setAttribute('role', 'radio');
    return chip;
  });
  const choose = (amount: number): void => {
    chosen = amount;
    for (const [at, chip] of chips.entries())
      chip.setAttribute('aria-checked', String(amounts[at] === amount));
  };
  choose(chosen);
  const node = make(
    'div',
    { className: 'rack', attrs: { role: 'radiogroup', 'aria-label': t('chips.chip') } },
    ...chips,
  );
  roving(node, chips);
  return { node, chosen: () => chosen };
}
