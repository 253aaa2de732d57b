import { cardName, drawCard, drawCardBack } from '../../drawing/card';
import { below, numbersOf } from '../../fair/numbers';
import { oddsPay } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { button, make } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { sayEnd } from '../../parts/sayEnd';
import { stakeField } from '../../parts/stakeField';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import { guessShare, guessText } from './guessText';
import { RANKS, isRight, ranksFor } from './ranks';
import './hilo.css';

interface HiloRound extends Round {
  readonly cards: readonly string[];
  readonly guesses: readonly string[];
  /** What the stake has become. */
  readonly worth: number;
  /** What it becomes by a right guess of the next card; a server of an earlier build does not say it. */
  readonly right?: { readonly higher: number; readonly lower: number };
}

const PACK = Array.from('SHDC', (suit) => RANKS.map((rank) => rank + suit)).flat();

function open(game: Game<View, HiloRound>): Table {
  const stake = stakeField(game.limits, { last: game.view.round });
  const result = resultLine(t('hilo.hint'));
  const row = make('div', { className: 'hilo-row' }, drawCardBack());
  const order = make('p', { className: 'felt-rule', text: t('hilo.order') });
  const felt = make('div', { className: 'felt hilo' }, row, order);
  let round: HiloRound | null = null;
  let shown = '';
  const once = async (asked: () => Promise<HiloRound | null>): Promise<void> => {
    for (const each of buttons) each.disabled = true;
    const next = await asked();
    for (const each of buttons) each.disabled = false;
    show(next);
    if (document.activeElement === document.body)
      (round?.over === false ? higher : start).focus({ preventScroll: true });
  };
  const guess = (which: string): HTMLButtonElement =>
    button(
      '',
      () => once(() => game.act('guess', { key: round?.key, guess: which, at: round?.cards.length })),
      `guess guess-${which}`,
    );
  const [higher, lower, skip] = [guess('higher'), guess('lower'), guess('skip')];
  skip.textContent = t('hilo.skip');
  const stop = button(
    t('press.collect'),
    () => once(() => game.act('stop', { key: round?.key })),
    'button main collect',
  );
  const start = button(
    t('press.start'),
    () =>
      once(async () => {
        const amount = stake.read();
        return amount === null ? null : game.begin({ table: 'hilo', stake: amount / 100 });
      }),
    'button main',
  );
  const buttons = [higher, lower, skip, stop, start];

  const show = (next: HiloRound | null, before = ''): void => {
    if (next === null) return;
    round = next;
    const { cards, guesses, worth, over } = next;
    if (!shown.startsWith(next.key)) row.replaceChildren();
    shown = next.key;
    for (const card of cards.slice(row.children.length)) row.append(drawCard(card));
    row.lastElementChild?.scrollIntoView({ block: 'nearest', inline: 'end', behavior: 'instant' });
    for (const each of [higher, lower, skip, stop]) each.hidden = over;
    start.hidden = !over;
    stake.row.hidden = !over;
    const last = cards.at(-1) ?? 'AS';
    for (const [node, isHigher, right] of [
      [higher, true, next.right?.higher],
      [lower, false, next.right?.lower],
    ] as const) {
      const share = guessShare(last, isHigher);
      const odds =
        right === undefined ? t('hilo.share', { share }) : t('hilo.odds', { share, worth: rupees(right) });
      node.replaceChildren(
        make('span', { text: guessText(last, isHigher) }),
        ' ',
        make('span', { className: 'odds', text: odds }),
      );
    }
    stop.textContent = t('press.collectWorth', { worth: rupees(worth) });
    result.textContent = t('hilo.going', {
      card: cardName(last),
      count: guesses.filter((guess) => guess !== 'skip').length,
      worth: rupees(worth),
    });
    result.dataset['tone'] = 'going';
    if (!over) return;
    sayEnd(result, `${before}${cardName(last)}.`, next);
    const paid = next.paid ?? 0;
    void game.remember(next, `${(paid / next.stake).toFixed(2)}x`, toneOf(next));
  };
  for (const each of [higher, lower, skip, stop]) each.hidden = true;
  const node = layOut(
    { scene: [felt], result, game },
    make('div', { className: 'guesses' }, higher, lower, skip),
    stake.row,
    make('div', { className: 'dock' }, start, stop),
  );
  return { node, show };
}

export const hilo: Kind = {
  formula: t('hilo.formula'),
  follows: async (round: HiloRound) => {
    const numbers = await numbersOf(round, round.cards.length);
    return round.cards.every((card, at) => card === PACK[below(PACK.length, numbers[at] ?? 0)]);
  },
  owes: ({ cards, guesses, stake }: HiloRound) => {
    const tried = guesses.flatMap((guess, at) =>
      guess === 'skip' ? [] : [[cards[at] ?? '', guess === 'higher', cards[at + 1] ?? ''] as const],
    );
    if (tried.some(([before, isHigher, after]) => !isRight(before, isHigher, after))) return 0;
    return oddsPay(
      stake,
      tried.map(([before, isHigher]) => [ranksFor(before, isHigher), RANKS.length]),
    );
  },
  open,
};
