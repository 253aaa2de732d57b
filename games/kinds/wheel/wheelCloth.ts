import type { ChipBets } from '../../parts/chipBets';
import { make } from '../../parts/make';
import { roving } from '../../parts/roving';
import { t } from '../../texts/t';
import { colourOf } from './drawWheel';
import type { LineBet } from './lineBets';
import { numbersOf } from './numbersOf';
import './cloth.css';

/** A group of numbers beside the cloth, what is written on it, and its name where that says more. */
function groupsOf(last: number): readonly (readonly [on: string, text: string, name?: string])[] {
  const dozens = ['dozen-1', 'dozen-2', 'dozen-3'] as const;
  const ofColumn = (first: number): string =>
    t('wheel.column', { first, second: first + 3, last: last - 3 + first });
  return [
    ['low', t('wheel.range', { from: 1, to: last / 2 })],
    ...(['even', 'red', 'black', 'odd'] as const).map((on) => [on, t(`wheel.${on}`)] as const),
    ['high', t('wheel.range', { from: last / 2 + 1, to: last })],
    ...(last > 12 ? dozens.map((on) => [on, t(`wheel.${on}`)] as const) : []),
    ...[1, 2, 3].map((column) => [`column-${column}`, t('wheel.twoToOne'), ofColumn(column)] as const),
  ];
}

function groupOf(className: string, label: string, of: readonly HTMLElement[]): HTMLElement {
  const group = make('div', { className, attrs: { role: 'group', 'aria-label': label } }, ...of);
  roving(group, of);
  return group;
}

/** The cloth up to its `last` number: a number a field, the lines between them over their borders, and the groups of numbers. */
export function wheelCloth(
  { spot }: Pick<ChipBets, 'spot'>,
  lines: readonly LineBet[],
  last: number,
): HTMLElement {
  const numbers = Array.from({ length: last + 1 }, (_, at) => spot(`n-${at}`, String(at), colourOf(at)));
  const edge = (line: LineBet): HTMLElement => {
    const { on, kind, along, across } = line;
    const words = t(`wheel.${kind}`, { numbers: line.numbers.join(', ') });
    const pays = `${last / line.numbers.length}x`;
    const isBetweenRows = kind === 'split' && Number.isInteger(along);
    const button = spot(on, words, `edge edge-${kind}${isBetweenRows ? ' edge-rows' : ''}`, pays);
    button.style.setProperty('--along', String(along));
    button.style.setProperty('--across', String(across));
    const mark = (isOn: boolean): void => {
      for (const each of line.numbers) numbers[each]?.toggleAttribute('data-under', isOn);
    };
    for (const begins of ['pointerenter', 'focus']) button.addEventListener(begins, () => mark(true));
    for (const ends of ['pointerleave', 'blur']) button.addEventListener(ends, () => mark(false));
    return button;
  };
  const grid = groupOf('numbers', t('wheel.numbers'), numbers);
  const edges = groupOf('edges', t('wheel.lines'), lines.map(edge));
  const groups = groupsOf(last).map(([on, text, name]) => {
    const group = spot(on, text, on, `${last / numbersOf(on, last).length}x`);
    if (name !== undefined) group.setAttribute('aria-label', name);
    return group;
  });
  return make(
    'div',
    { className: 'board' },
    make('div', { className: 'inside' }, grid, edges),
    groupOf('outside', t('wheel.groups'), groups),
  );
}
