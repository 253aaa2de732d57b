import type { Round } from '../page/Game';
import { t } from '../texts/t';
import { rupees } from './rupees';
import { toneOf } from './toneOf';

/** The end of a round in the status line: what came, and what it pays. */
export function sayEnd(line: HTMLElement, what: string, { stake, paid }: Round): void {
  const won = paid ?? 0;
  line.textContent = `${what} ${endWords(stake, won)}`;
  line.dataset['tone'] = toneOf({ stake, paid });
}

/** What a round pays, in a sentence: what is less than the stake is no win. */
export function endWords(stake: number, paid: number): string {
  if (paid === 0) return t('end.nothing');
  const way = paid > stake ? 'end.won' : paid === stake ? 'end.same' : 'end.less';
  return t(way, { paid: rupees(paid), stake: rupees(stake) });
}

/** 1.98x of hundredths. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`;
}
