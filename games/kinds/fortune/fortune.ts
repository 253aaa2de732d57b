import { below, numberOf } from '../../fair/numbers';
import { betsPay } from '../../fair/pays';
import type { PlacedBet } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { chipBets } from '../../parts/chipBets';
import { layOut, resultLine } from '../../parts/layOut';
import { draw, make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { roving } from '../../parts/roving';
import { sayEnd } from '../../parts/sayEnd';
import { t } from '../../texts/t';
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
const TURNS = 5;
const TONES = ['grey', 'blue', 'green', 'violet', 'red', 'gold'];

const figureOf = (on: string): string => on.replace('x', '');
const timesOf = (on: string): string => `${figureOf(on)}x`;

function drawDisc({ segments, fields }: FortuneView): SVGSVGElement {
  const step = 360 / segments.length;
  const half = (step / 2) * (Math.PI / 180);
  const [x, y] = [Math.sin(half) * 94, -Math.cos(half) * 94];
  const pieces = segments.map((label, at) => {
    const tone = TONES[fields.findIndex(({ on }) => on === label) % TONES.length] ?? 'grey';
    const text = draw('text', { class: 'disc-text', transform: 'translate(0 -84) rotate(-90)' });
    text.textContent = figureOf(label);
    return draw(
      'g',
      { transform: `rotate(${at * step})` },
      draw('path', { class: `disc-piece disc-${tone}`, d: `M0 0L${-x} ${y}A94 94 0 0 1 ${x} ${y}Z` }),
      text,
    );
  });
  return draw(
    'svg',
    { class: 'disc', viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
    draw('circle', { class: 'disc-rim', r: 98 }),
    ...pieces,
    draw('circle', { class: 'disc-hub', r: 22 }),
  );
}

function open(game: Game<FortuneView, FortuneRound>): Table {
  const { fields, segments } = game.view;
  const disc = drawDisc(game.view);
  const result = resultLine(t('chips.place'));
  const bets = chipBets({
    game,
    last: game.view.round,
    press: t('press.spin'),
    play: (placed) =>
      game.begin({ table: 'fortune', bets: placed }, async (round) => {
        result.textContent = t('chips.closed');
        result.dataset['tone'] = 'going';
        turnTo(round.at);
        await pause(SPIN_MS);
        show(round);
      }),
  });
  const spots = fields.map(({ on }, at) => bets.spot(on, timesOf(on), `fortune-${TONES[at % TONES.length]}`));
  const cloth = make(
    'div',
    { className: 'fields', attrs: { role: 'group', 'aria-label': t('chips.fields') } },
    ...spots,
  );
  cloth.dataset['count'] = String(spots.length);
  roving(cloth, spots);
  let turned = 0;
  let seen = '';
  const turnTo = (at: number): void => {
    const angle = (-at * 360) / segments.length;
    turned += 360 * TURNS + ((((angle - turned) % 360) + 360) % 360);
    disc.style.transform = `rotate(${turned}deg)`;
  };
  const show = (round: FortuneRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    seen = round.key;
    if (before !== '') turnTo(round.at);
    const label = timesOf(segments[round.at] ?? '');
    bets.light(round.winners);
    sayEnd(result, `${before}${label}.`, round);
    const tone = TONES[fields.findIndex(({ on }) => on === segments[round.at]) % TONES.length] ?? '';
    void game.remember(round, label, tone);
  };
  const stage = make(
    'div',
    { className: 'disc-stage' },
    disc,
    make('span', { className: 'disc-pointer', attrs: { 'aria-hidden': 'true' } }),
  );
  const felt = make('div', { className: 'felt fortune' }, stage, cloth);
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
