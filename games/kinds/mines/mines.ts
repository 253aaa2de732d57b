import { shuffled } from '../../fair/numbers';
import { oddsPay } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { button, field, make } from '../../parts/make';
import { moveDock, movesRound } from '../../parts/movesRound';
import { rupees } from '../../parts/rupees';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import './mines.css';

interface MinesRound extends Round {
  readonly mines: number;
  readonly opened: readonly number[];
  readonly worth: number;
  /** Where they lay: only of a round that is over. */
  readonly lay?: readonly number[];
}

const SIDE = 5;
const MOVES: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -SIDE,
  ArrowDown: SIDE,
};

function open(game: Game<View, MinesRound>): Table {
  const result = resultLine(t('mines.hint'));
  const count = make(
    'select',
    { attrs: { id: 'mines' } },
    ...[1, 3, 5, 10, 15, 24].map((mines) => make('option', { text: String(mines), attrs: { value: mines } })),
  );
  count.value = '3';
  const tiles = Array.from({ length: SIDE * SIDE }, (_, at) =>
    button(
      '',
      () => {
        const now = round.now();
        if (now === null || now.over || now.opened.includes(at)) return;
        focusOn(at);
        void round.ask('open-tile', { tile: at });
      },
      'tile',
    ),
  );
  // The field is one stop of the Tab key; arrows move inside.
  const focusOn = (at: number, alsoNow = false): void => {
    tiles.forEach((tile, each) => tile.setAttribute('tabindex', each === at ? '0' : '-1'));
    if (alsoNow) tiles[at]?.focus();
  };
  const grid = make(
    'div',
    { className: 'field25', attrs: { role: 'group', 'aria-label': t('mines.tiles') } },
    ...tiles,
  );
  grid.addEventListener('keydown', (event) => {
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const to = at + (MOVES[event.key] ?? 0);
    const wraps = Math.abs(MOVES[event.key] ?? 0) === 1 && Math.floor(to / SIDE) !== Math.floor(at / SIDE);
    if (to === at || at < 0 || wraps || tiles[to] === undefined) return;
    event.preventDefault();
    focusOn(to, true);
  });

  const collect = button(t('press.collect'), () => round.ask('stop'), 'button main collect');
  let drawn = '';
  const draw = (next: MinesRound, before: string): void => {
    // Of a round that has just begun the middle is where the keys are.
    if (next.key !== drawn && !next.over) focusOn(12);
    drawn = next.key;
    const { over, opened, lay = [], worth, stake } = next;
    if (!over) count.value = String(next.mines);
    const paid = next.paid ?? 0;
    tiles.forEach((tile, at) => {
      const shows = opened.includes(at);
      const mine = lay.includes(at);
      tile.dataset['state'] = mine ? (shows ? 'hit' : 'mine') : shows ? 'safe' : over ? 'missed' : 'closed';
      tile.textContent = mine ? '✹' : shows ? '◆' : '';
      tile.setAttribute(
        'aria-label',
        t(`mines.${mine ? 'mine' : shows ? 'safe' : 'closed'}`, { tile: at + 1 }),
      );
      tile.setAttribute('aria-disabled', String(over || shows));
    });
    collect.textContent = t('press.collectWorth', { worth: rupees(worth) });
    result.textContent = !over
      ? t('mines.going', { count: opened.length, worth: rupees(worth) })
      : paid > 0
        ? before + t('end.paid', { paid: rupees(paid) })
        : before + t('mines.hit');
    result.dataset['tone'] = over ? toneOf(next) : 'going';
    if (over) void game.remember(next, `${(paid / stake).toFixed(2)}x`, toneOf(next));
  };
  const round = movesRound<MinesRound>({
    game,
    press: t('press.start'),
    bet: () => ({ table: 'mines', mines: Number(count.value) }),
    moves: [collect],
    controls: [count],
    draw,
  });
  tiles.forEach((tile, at) => {
    tile.dataset['state'] = 'idle';
    tile.setAttribute('aria-disabled', 'true');
    tile.setAttribute('aria-label', t('mines.closed', { tile: at + 1 }));
  });
  focusOn(0);
  const node = layOut(
    { scene: [grid], result, game },
    field(t('mines.count'), count),
    round.stakes,
    moveDock(round.main, collect),
  );
  return { node, show: round.show };
}

export const mines: Kind = {
  formula: t('mines.formula'),
  follows: async (round: MinesRound) =>
    (await shuffled(round, SIDE * SIDE, round.mines)).join() === round.lay?.join(),
  owes: ({ opened, lay = [], mines: count, stake }: MinesRound) =>
    opened.some((tile) => lay.includes(tile))
      ? 0
      : oddsPay(
          stake,
          opened.map((_, at) => [SIDE * SIDE - count - at, SIDE * SIDE - at]),
        ),
  open,
};
