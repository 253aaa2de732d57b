import { below, numbersOf } from '../../fair/numbers';
import { paysAt } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { choice } from '../../parts/choice';
import { layOut, resultLine } from '../../parts/layOut';
import { field, make } from '../../parts/make';
import { isStill } from '../../parts/motion';
import { sayEnd, timesText } from '../../parts/sayEnd';
import { stakeRound } from '../../parts/stakeRound';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import { BOARD, drawPins, placeAt } from './pins';
import './plinko.css';

interface PlinkoView extends View {
  /** Hundredths by rows, risk and pocket. */
  readonly times: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}
interface PlinkoRound extends Round {
  readonly rows: number;
  readonly risk: string;
  /** 1 where the ball falls to the right. */
  readonly path: readonly number[];
  readonly pocket: number;
  readonly times: number;
}

const ROW_MS = 130;

function open(game: Game<PlinkoView, PlinkoRound>): Table {
  const { times } = game.view;
  const result = resultLine(t('plinko.hint'));
  const rows = choice(
    'rows',
    Object.keys(times).map((count) => [count, t('plinko.rowCount', { count })]),
  );
  const risk = choice('risk', [
    ['low', t('plinko.low')],
    ['medium', t('plinko.medium')],
    ['high', t('plinko.high')],
  ]);
  const pins = make('div', { className: 'pins', attrs: { 'aria-hidden': 'true' } });
  const pockets = make('ol', { className: 'pockets', attrs: { 'aria-label': t('plinko.pockets') } });
  const board = make('div', { className: 'plinko-board' }, pins, pockets);
  board.style.setProperty('--tall', String(BOARD.tall));
  board.style.setProperty('--cup', String(BOARD.cup));
  let ball = drawPins(pins, Number(rows.value));
  let seen = '';
  const lay = (): void => {
    ball = drawPins(pins, Number(rows.value));
    const list = times[rows.value]?.[risk.value] ?? [];
    pockets.dataset['rows'] = rows.value;
    pockets.style.setProperty('--count', String(list.length));
    pockets.replaceChildren(
      ...list.map((each) => {
        const tone = each >= 1000 ? 'hot' : each >= 200 ? 'warm' : each >= 100 ? 'even' : 'cold';
        const unit = make('span', { className: 'pocket-x', text: 'x' });
        const text = make('span', { className: 'pocket-times', text: String(each / 100) }, unit);
        return make('li', { attrs: { 'data-heat': tone } }, text);
      }),
    );
  };
  for (const each of [rows, risk]) each.addEventListener('change', lay);
  const show = (round: PlinkoRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    seen = round.key;
    if (rows.value !== String(round.rows) || risk.value !== round.risk) {
      rows.value = String(round.rows);
      risk.value = round.risk;
      lay();
    }
    placeAt(ball, round.rows, round.path, round.rows);
    for (const [at, pocket] of [...pockets.children].entries())
      pocket.setAttribute('data-hit', String(at === round.pocket));
    const words = t('plinko.pocket', { pocket: round.pocket + 1, times: timesText(round.times) });
    sayEnd(result, `${before}${words}`, round);
    void game.remember(round, timesText(round.times), toneOf(round));
  };
  const fall = async ({ rows: count, path }: PlinkoRound): Promise<void> => {
    if (isStill()) return;
    for (let row = 0; row <= count; row += 1) {
      placeAt(ball, count, path, row);
      await new Promise((done) => setTimeout(done, ROW_MS));
    }
  };
  const dock = stakeRound<PlinkoRound>({
    game,
    press: t('plinko.drop'),
    bet: () => ({ table: 'plinko', rows: Number(rows.value), risk: risk.value }),
    reveal: async (round) => {
      result.textContent = t('plinko.falls');
      result.dataset['tone'] = 'going';
      for (const pocket of pockets.children) pocket.removeAttribute('data-hit');
      await fall(round);
      show(round);
    },
    controls: [rows, risk],
  });
  lay();
  const node = layOut(
    { scene: [make('div', { className: 'felt plinko' }, board)], result, game },
    make(
      'div',
      { className: 'plinko-choices' },
      field(t('plinko.rows'), rows),
      field(t('plinko.risk'), risk),
    ),
    ...dock,
  );
  return { node, show };
}

export const plinko: Kind = {
  formula: t('plinko.formula'),
  follows: async (round: PlinkoRound) => {
    const numbers = await numbersOf(round, round.rows);
    return round.path.every((each, row) => each === below(2, numbers[row] ?? 0));
  },
  owes: ({ rows, risk, path, stake }: PlinkoRound, { times }: PlinkoView) => {
    const pocket = path.filter((each) => each === 1).length;
    return paysAt(stake, times[rows]?.[risk]?.[pocket] ?? 0);
  },
  open,
};
