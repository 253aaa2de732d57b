import { checkedField, figureInput } from '../../parts/checkedField';
import type { Judged } from '../../parts/checkedField';
import { make } from '../../parts/make';
import { readAmount } from '../../parts/readAmount';
import { t } from '../../texts/t';
import type { CrashView } from './CrashRound';

type Heights = CrashView['heights'];
/** 1,000 or 1.01. */
const textOf = (hundredths: number): string => (hundredths / 100).toLocaleString('en-IN');

function judgeHeight({ min, max }: Heights, text: string): Judged<number | null> {
  const read = readAmount(text, /^(.*?)\s*[x×]?$/iu);
  if (read.kind === 'empty') return { value: null };
  if (read.kind === 'wrong') return { wrong: t('crash.number') };
  return read.amount >= min && read.amount <= max
    ? { value: read.amount }
    : { wrong: t('crash.bounds', { min: textOf(min), max: textOf(max) }) };
}

export interface HeightField {
  readonly row: HTMLElement;
  /** Hundredths, null for by hand, undefined after something that is neither: then it is said why. */
  readonly read: () => number | null | undefined;
}

/** A height to leave a flight at by itself, within the provider's bounds. `last`: where the bet leaves that was placed before, hundredths. */
export function heightField(heights: Heights, id: string, last: number | null = null): HeightField {
  const input = figureInput(id, { placeholder: t('crash.byHand') });
  if (last !== null) input.value = (last / 100).toFixed(2);
  const usual = t('crash.range', { min: textOf(heights.min), max: textOf(heights.max) });
  const { hint, read } = checkedField(input, usual, (text) => judgeHeight(heights, text));
  const label = make('label', { text: t('crash.height'), attrs: { for: id } });
  return {
    row: make('div', { className: 'field' }, label, input, hint),
    read: () => read()?.value,
  };
}
