import type { Round } from '../page/Game';
import { t } from '../texts/t';
import { rupees } from './rupees';

/** The end of a round in the status line: what came, and what it pays. */
export function sayEnd(line: HTMLElement, what: string, { stake, paid }: Round): void {
  const won = paid ?? 0;
  line.textContent = `${what} ${endWords(stake, won)}`;
  line.dataset['tone'] = won > stake ? 'won' : won > 0 ? 'going' : 'lost';
}

/** What a round pays, in a sentence. */
export function endWords(stake: number, paid: number): string {
  return paid > 0 ? t('end.won', { paid: rupees(paid), stake: rupees(stake) }) : t('end.nothing');
}

/** 1.98x of hundredths. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}x`;
}
