import { shuffled } from '../../fair/numbers';
import { oddsPay } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { button, field, make } from '../../parts/make';
import { rupees } from '../../parts/rupees';
import { stakeField } from '../../parts/stakeField';
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
  const stake = stakeField(game.limits);
  const result = resultLine(t('mines.hint'));
  const count = make(
    'select',
    { attrs: { id: 'mines' } },
    ...[1, 3, 5, 10, 15, 24].map((mines) => make('option', { text: String(mines), attrs: { value: mines } })),
  );
  count.value = '3';
  let round: MinesRound | null = null;
  let asking = false;
  const isOpen = (): boolean => round !== null && !round.over;
  /** One answer at a time: what is pressed meanwhile would be judged by a round that is gone. */
  const once = async (asked: () => Promise<MinesRound | null>): Promise<void> => {
    if (asking) return;
    asking = true;
    show(await asked());
    asking = false;
  };
  const tiles = Array.from({ length: SIDE * SIDE }, (_, at) =>
    button(
      '',
      () => {
        if (round === null || round.over || round.opened.includes(at)) return;
        const { key } = round;
        focusOn(at);
        void once(() => game.act('open-tile', { key, tile: at }));
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
        if (amount === null) return null;
        start.disabled = true;
        const begun = await game.begin({
          table: 'mines',
          stake: amount / 100,
          mines: Number(count.value),
        });
        start.disabled = false;
        return begun;
      }),
    'button main',
  );

  /** `before`: it is a round of an earlier visit, or of another page. */
  function show(next: MinesRound | null, before = ''): void {
    if (next === null) return;
    const began = !isOpen() && !next.over;
    round = next;
    const { over, opened, lay = [], worth, stake: staked } = round;
    const paid = round.paid ?? 0;
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
    // A button that was disabled for the while of the question has lost the focus to the page.
    const hadFocus = [start, stop, document.body].some((each) => each === document.activeElement);
    start.hidden = !over;
    stop.hidden = over;
    count.disabled = !over;
    stake.row.disabled = !over;
    if (hadFocus && before === '') (over ? start : stop).focus();
    if (began) focusOn(12);
    stop.textContent = t('press.collectWorth', { worth: rupees(worth) });
    result.textContent = !over
      ? t('mines.going', { count: opened.length, worth: rupees(worth) })
      : paid > 0
        ? before + t('end.paid', { paid: rupees(paid) })
        : before + t('mines.hit');
    result.dataset['tone'] = over ? (paid > 0 ? 'won' : 'lost') : 'going';
    if (over) void game.remember(round, `${(paid / staked).toFixed(2)}x`, paid > 0 ? 'won' : 'lost');
  }
  stop.hidden = true;
  tiles.forEach((tile, at) => {
    tile.dataset['state'] = 'idle';
    tile.setAttribute('aria-disabled', 'true');
    tile.setAttribute('aria-label', t('mines.closed', { tile: at + 1 }));
  });
  focusOn(0);
  const node = layOut(
    { scene: [grid], result, game },
    field(t('mines.count'), count),
    stake.row,
    make('div', { className: 'dock' }, start, stop),
  );
  return { node, show };
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
