import type { Limits, Round } from '../page/Game';
import { t } from '../texts/t';
import { checkedField, figureInput } from './checkedField';
import type { Judged } from './checkedField';
import { chipButton } from './chipRack';
import { button, make } from './make';
import { readAmount } from './readAmount';
import { rupees } from './rupees';

const CHIPS = [10, 50, 100, 500, 1000, 5000];
const textOf = (hundredths: number): string =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2);

function judgeStake(limits: Limits, text: string): Judged<number> {
  const read = readAmount(text);
  const words = { min: rupees(limits.min), max: rupees(limits.max) };
  if (read.kind === 'wrong') return { wrong: read.wrong };
  if (read.kind === 'empty') return { wrong: t('stake.enter', words) };
  if (read.amount < limits.min * 100) return { wrong: t('stake.smallest', words) };
  if (read.amount > limits.max * 100) return { wrong: t('stake.largest', words) };
  return { value: read.amount };
}

export interface StakeField {
  readonly row: HTMLFieldSetElement;
  /** Paise, or null: then it is said why. */
  readonly read: () => number | null;
  /** Rupees, of a round that goes on: kept to what the table takes. */
  readonly write: (amount: number) => void;
  /** Says beside the field what is wrong with the bet for another reason. */
  readonly refuse: (wrong: string) => void;
}

interface Given {
  /** What was bet at last: who opens the page again goes on with it. */
  readonly last?: Pick<Round, 'stake'> | null | undefined;
  /** Where a page has more than one. */
  readonly id?: string;
}

/** How much to bet: a figure, its half and its double, and a few chips. */
export function stakeField(limits: Limits, { last, id = 'stake' }: Given = {}): StakeField {
  const input = figureInput(id, { value: 100 });
  const usual = t('stake.range', { min: rupees(limits.min), max: rupees(limits.max) });
  const { hint, read, say } = checkedField(input, usual, (text) => judgeStake(limits, text));
  const set = (amount: number): void => {
    input.value = textOf(Math.floor(Math.min(limits.max * 100, Math.max(limits.min * 100, amount))));
    say();
  };
  const times = (text: string, name: string, factor: number): HTMLElement => {
    const press = button(
      text,
      () => {
        const now = readAmount(input.value);
        if (now.kind === 'amount') set(now.amount * factor);
        else read();
      },
      'times',
    );
    press.setAttribute('aria-label', name);
    return press;
  };
  const chips = CHIPS.filter((amount) => amount <= limits.max).map((amount) =>
    chipButton(amount, () => set(amount * 100)),
  );
  const row = make(
    'fieldset',
    { className: 'stakes' },
    make('label', { text: t('stake.label'), attrs: { for: id } }),
    hint,
    make(
      'div',
      { className: 'entry' },
      make('span', { className: 'sign', text: '₹', attrs: { 'aria-hidden': 'true' } }),
      input,
      times('½', t('stake.half'), 0.5),
      times('2x', t('stake.twice'), 2),
    ),
    make('div', { className: 'rack' }, ...chips),
  );
  const write = (amount: number): void => set(Math.round(amount * 100));
  if (last) write(last.stake);
  return {
    row,
    read: () => read()?.value ?? null,
    write,
    refuse: say,
  };
}
