import { drawBall, drawTackle } from '../../drawing/ball';
import { below, numbersOf } from '../../fair/numbers';
import { oddsPay } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { choice } from '../../parts/choice';
import { layOut, resultLine } from '../../parts/layOut';
import { button, field, make } from '../../parts/make';
import { moveDock, movesRound } from '../../parts/movesRound';
import { roving } from '../../parts/roving';
import { rupees } from '../../parts/rupees';
import { sayEnd, timesText } from '../../parts/sayEnd';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import './goal.css';

interface Pitch {
  readonly width: number;
  readonly rows: number;
  /** Hundredths that 1 has become after each row. */
  readonly times: readonly number[];
}
interface GoalView extends View {
  readonly pitches: readonly Pitch[];
}
interface GoalRound extends Round {
  readonly width: number;
  /** The field that was chosen in each row so far. */
  readonly chosen: readonly number[];
  readonly worth: number;
  /** Where the ball is lost, row by row: only of a round that is over. */
  readonly lay?: readonly number[];
}
type State = 'next' | 'closed' | 'safe' | 'lost' | 'tackle' | 'missed';

/** What a field shows: `lay`, where the ball is lost in its row, once that is known. */
function stateOf({ chosen, over, lay }: GoalRound, row: number, at: number): State {
  const isChosen = chosen[row] === at;
  if (lay?.[row] === at) return isChosen ? 'lost' : 'tackle';
  if (isChosen) return 'safe';
  if (over || row < chosen.length) return 'missed';
  return row === chosen.length ? 'next' : 'closed';
}

function open(game: Game<GoalView, GoalRound>): Table {
  const { pitches } = game.view;
  const result = resultLine(t('goal.hint'));
  const size = choice(
    'pitch',
    pitches.map(({ width, rows }) => [width, t('goal.size', { rows, width })]),
  );
  size.value = String(pitches[1]?.width ?? pitches[0]?.width ?? '');
  const pitch = make('div', { className: 'pitch', attrs: { role: 'group', 'aria-label': t('goal.pitch') } });
  let tiles: readonly HTMLButtonElement[] = [];
  let laid = 0;
  const layPitch = (width: number): void => {
    if (laid === width) return;
    laid = width;
    const { rows = 0, times = [] } = pitches.find((each) => each.width === width) ?? {};
    tiles = Array.from({ length: rows * width }, (_, at) => button('', () => pass(at), 'pass'));
    pitch.replaceChildren(
      ...Array.from({ length: rows }, (_, row) =>
        make(
          'div',
          { className: 'pitch-row' },
          ...tiles.slice(row * width, (row + 1) * width),
          make('span', { className: 'pitch-times', text: timesText(times[row] ?? 0) }),
        ),
      ),
      make('span', { className: 'pitch-goal', attrs: { 'aria-hidden': 'true' } }),
    );
    roving(pitch, tiles);
  };
  const pass = (at: number): void => {
    const now = round.now();
    if (now === null || now.over || Math.floor(at / now.width) !== now.chosen.length) return;
    void round.ask('open-tile', { tile: at });
  };
  const collect = button(t('press.collect'), () => round.ask('stop'), 'button main collect');
  const paint = (of: GoalRound | null, width: number): void => {
    tiles.forEach((tile, at) => {
      const row = Math.floor(at / width);
      const state = of === null ? 'closed' : stateOf(of, row, at % width);
      tile.dataset['state'] = state;
      tile.dataset['last'] = String(row === (of?.chosen.length ?? 0) - 1);
      const words = { row: row + 1, at: (at % width) + 1, state: t(`goal.${state}`) };
      tile.setAttribute('aria-label', t('goal.field', words));
      tile.setAttribute('aria-disabled', String(state !== 'next'));
      tile.replaceChildren(
        ...(state === 'safe' || state === 'lost' ? [drawBall()] : state === 'tackle' ? [drawTackle()] : []),
      );
    });
    [...pitch.querySelectorAll('.pitch-row')].forEach((row, at) => {
      const isPassed = of?.chosen[at] !== undefined && of.lay?.[at] !== of.chosen[at];
      row.setAttribute('data-passed', String(isPassed));
      row.setAttribute('data-next', String(of !== null && !of.over && at === of.chosen.length));
    });
  };
  const draw = (next: GoalRound, before: string): void => {
    const { width, chosen, worth, over } = next;
    const hadFocus = pitch.contains(document.activeElement);
    size.value = String(width);
    layPitch(width);
    paint(next, width);
    collect.textContent = t('press.collectWorth', { worth: rupees(worth) });
    result.textContent = t('goal.going', { count: chosen.length, worth: rupees(worth) });
    result.dataset['tone'] = 'going';
    // The next pass is where the last one was.
    const ahead = tiles[chosen.length * width + (chosen.at(-1) ?? Math.floor(width / 2))];
    if (!over && (hadFocus || chosen.length === 0)) ahead?.focus({ preventScroll: true });
    if (!over) return;
    const paid = next.paid ?? 0;
    const isAcross = chosen.length * width === tiles.length && paid > 0;
    sayEnd(
      result,
      before + t(isAcross ? 'goal.across' : paid > 0 ? 'goal.collected' : 'goal.ballLost'),
      next,
    );
    void game.remember(next, timesText((paid * 100) / next.stake), toneOf(next));
  };
  const round = movesRound<GoalRound>({
    game,
    press: t('press.start'),
    bet: () => ({ table: 'goal', width: Number(size.value) }),
    moves: [collect],
    controls: [size],
    draw,
  });
  const clean = (): void => {
    layPitch(Number(size.value));
    paint(null, Number(size.value));
  };
  size.addEventListener('change', clean);
  clean();
  const node = layOut(
    { scene: [pitch], result, game },
    round.stakes,
    field(t('goal.sizeLabel'), size),
    moveDock(round.main, collect),
  );
  return { node, show: round.show };
}

export const goal: Kind = {
  formula: t('goal.formula'),
  follows: async (round: GoalRound) => {
    const { width, lay = [] } = round;
    const numbers = await numbersOf(round, lay.length);
    return lay.length > 0 && lay.every((at, row) => at === below(width, numbers[row] ?? 0));
  },
  owes: ({ chosen, lay = [], width, stake }: GoalRound) =>
    chosen.some((at, row) => lay[row] === at)
      ? 0
      : oddsPay(
          stake,
          chosen.map(() => [width - 1, width]),
        ),
  open,
};
