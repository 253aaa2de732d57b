import { below, numberOf } from '../../fair/numbers';
import { betsPay } from '../../fair/pays';
import type { PlacedBet } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { chipBets } from '../../parts/chipBets';
import { layOut, resultLine } from '../../parts/layOut';
import { make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { roving } from '../../parts/roving';
import { sayEnd } from '../../parts/sayEnd';
import { t } from '../../texts/t';
import { drawDisc, toneAt } from './disc';
import './fortune.css';

interface FortuneView extends View {
  /** Clockwise, each by the field that it belongs to. */
  readonly segments: readonly string[];
  readonly fields: readonly { readonly on: string; readonly pays: number }[];
}
interface FortuneRound extends Round {
  readonly at: number;
  readonly bets: readonly PlacedBet[];
  readonly winners: readonly string[];
}

const SPIN_MS = 4_200;

const figureOf = (on: string): string => on.replace('x', '');
const timesOf = (on: string): string => `${figureOf(on)}x`;

function open(game: Game<FortuneView, FortuneRound>): Table {
  const { fields, segments } = game.view;
  const places = segments.map((label) => fields.findIndex(({ on }) => on === label));
  const disc = drawDisc(segments.map((on, at) => ({ figure: figureOf(on), tone: toneAt(places[at] ?? 0) })));
  const result = resultLine(t('chips.place'));
  const bets = chipBets({
    game,
    last: game.view.round,
    press: t('press.spin'),
    play: (placed) =>
      game.begin({ table: 'fortune', bets: placed }, async (round) => {
        result.textContent = t('chips.closed');
        result.dataset['tone'] = 'going';
        disc.turnTo(round.at);
        await pause(SPIN_MS);
        show(round);
      }),
  });
  const spots = fields.map(({ on }, field) => {
    const spot = bets.spot(on, timesOf(on), `fortune-${toneAt(field)}`);
    const count = places.filter((each) => each === field).length;
    spot.append(
      ' ',
      make('span', { className: 'spot-chance', text: t('fortune.chance', { count, all: places.length }) }),
    );
    spot.style.setProperty('--share', String(count / places.length));
    return spot;
  });
  const cloth = make(
    'div',
    { className: 'fields', attrs: { role: 'group', 'aria-label': t('chips.fields') } },
    ...spots,
  );
  cloth.dataset['count'] = String(spots.length);
  roving(cloth, spots);
  let seen = '';
  const show = (round: FortuneRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    seen = round.key;
    if (before !== '') disc.turnTo(round.at);
    const label = timesOf(segments[round.at] ?? '');
    bets.light(round.winners);
    sayEnd(result, `${before}${label}.`, round);
    const tone = toneAt(places[round.at] ?? 0);
    disc.say(label, tone);
    void game.remember(round, label, tone);
  };
  const felt = make('div', { className: 'felt fortune' }, disc.node, cloth);
  const node = layOut({ scene: [result, felt], game }, bets.dock);
  return { node, show };
}

export const fortune: Kind = {
  formula: t('fortune.formula'),
  follows: async (round: FortuneRound, { segments }: FortuneView) =>
    below(segments.length, await numberOf(round)) === round.at,
  owes: ({ bets, at }: FortuneRound, { segments, fields }: FortuneView) =>
    betsPay(bets, (on) =>
      on === segments[at] ? (fields.find((each) => each.on === on)?.pays ?? 0) * 100 : 0,
    ),
  open,
};
