import { drawDie, drawSign } from '../../drawing/die';
import { below, numbersOf } from '../../fair/numbers';
import { betsPay } from '../../fair/pays';
import type { PlacedBet } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { chipBets } from '../../parts/chipBets';
import { layOut, resultLine } from '../../parts/layOut';
import { make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { roving } from '../../parts/roving';
import { sayEnd } from '../../parts/sayEnd';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import './dicetable.css';
import './sicbo.css';
import { timesOn } from './reckon';
import { facesOf, variantOf, wordsFor } from './variants';

interface DiceTableView extends View {
  readonly dice: number;
  readonly fields: readonly {
    readonly on: string;
    readonly pays: number | null;
    /** Where it depends on the dice: the least and the most. */
    readonly range: readonly number[];
  }[];
}
interface DiceTableRound extends Round {
  /** What each die shows, 1 to 6. */
  readonly faces: readonly number[];
  readonly bets: readonly PlacedBet[];
  readonly winners: readonly string[];
}

const THROW_MS = 1_100;
const TONES = ['red', 'blue', 'gold', 'green', 'violet'];

function open(game: Game<DiceTableView, DiceTableRound>): Table {
  const { variant, fields, dice } = game.view;
  const { title, signs, sections, ranges = {}, tones } = variantOf(variant);
  const result = resultLine(t('chips.place'));
  const tray = make('div', { className: 'dice-tray', attrs: { 'aria-hidden': 'true' } });
  const lay = (faces: readonly number[]): void => {
    tray.replaceChildren(...faces.map((face) => drawDie(signs[face - 1] ?? face)));
  };
  const bets = chipBets({
    game,
    last: game.view.round,
    press: t('press.throw'),
    play: (placed) => game.begin({ table: 'dicetable', bets: placed }, thrown),
  });
  const spots = fields.map(({ on, pays, range: between }, at) => {
    const drawn = facesOf(on);
    const own = tones?.find(([which]) => which.test(on))?.[1];
    const tone = `tone-${own ?? TONES[at % TONES.length]}`;
    const className = `${tone} ${drawn.length > 0 ? 'spot-drawn' : ''}`;
    const spot = bets.spot(on, wordsFor(on), className, `${pays ?? between.join('–')}x`);
    const range = ranges[on];
    if (range !== undefined)
      spot.firstElementChild?.after(' ', make('span', { className: 'spot-range', text: range }));
    if (signs.includes(on)) spot.prepend(drawSign(on));
    if (drawn.length > 0) spot.prepend(make('span', { className: 'mini-dice' }, ...drawn.map(drawDie)));
    return spot;
  });
  const cloth = make(
    'div',
    { className: 'dice-cloth', attrs: { role: 'group', 'aria-label': t('chips.fields') } },
    ...sections.map(({ fields: which, columns, name }) => {
      const own = spots.filter((spot) => which.test(spot.dataset['on'] ?? ''));
      const part = make('div', { className: 'fields dice-fields' }, ...own);
      part.dataset['columns'] = String(columns);
      if (name !== undefined) part.dataset['section'] = name;
      return part;
    }),
  );
  roving(cloth, spots);
  const felt = make(
    'div',
    { className: 'felt dice-felt' },
    make('p', { className: 'felt-title', text: t(title), attrs: { 'aria-hidden': 'true' } }),
    tray,
    cloth,
  );
  let seen = '';

  const thrown = async (round: DiceTableRound): Promise<void> => {
    result.textContent = t('chips.closed');
    result.dataset['tone'] = 'going';
    tray.dataset['state'] = 'thrown';
    await pause(THROW_MS);
    show(round);
  };
  const show = (round: DiceTableRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    seen = round.key;
    const { faces, winners } = round;
    tray.dataset['state'] = '';
    lay(faces);
    bets.light(winners);
    const sum = faces.reduce((all, face) => all + face, 0);
    const words = faces.map((face) => wordsFor(signs[face - 1] ?? String(face))).join(', ');
    sayEnd(result, `${before}${words}${signs.length > 0 ? '.' : `: ${sum}.`}`, round);
    const most = Math.max(...faces.map((face) => faces.filter((each) => each === face).length));
    void game.remember(round, signs.length > 0 ? `${most}×` : String(sum), toneOf(round));
  };
  lay(Array.from({ length: dice }, (_, at) => (at % 6) + 1));
  const node = layOut({ scene: [result, felt], game }, bets.dock);
  return { node, show };
}

export const dicetable: Kind = {
  formula: t('dicetable.formula'),
  follows: async (round: DiceTableRound, { dice }: DiceTableView) => {
    const numbers = (await numbersOf(round, dice)).slice(0, dice);
    return numbers.map((number) => below(6, number) + 1).join() === round.faces.join();
  },
  owes: ({ bets, faces }: DiceTableRound, { fields, variant }: DiceTableView) => {
    const { signs } = variantOf(variant);
    return betsPay(bets, (on) =>
      timesOn(on, faces, fields.find((each) => each.on === on)?.pays ?? null, signs),
    );
  },
  open,
};
