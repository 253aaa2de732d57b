import { below, numberOf } from '../../fair/numbers';
import { betsPay } from '../../fair/pays';
import type { PlacedBet } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { chipBets } from '../../parts/chipBets';
import { layOut, resultLine } from '../../parts/layOut';
import { button, make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { sayEnd } from '../../parts/sayEnd';
import { t } from '../../texts/t';
import { colourOf, drawWheel, orderOf } from './drawWheel';
import { lineBets } from './lineBets';
import { numbersOf } from './numbersOf';
import { wheelCloth } from './wheelCloth';
import './wheel.css';
import './bigLetters.css';

interface WheelRound extends Round {
  readonly pocket: number;
  readonly bets: readonly PlacedBet[];
}

const SPIN_MS = 2_600;
const COLOURS = { red: 'wheel.inRed', black: 'wheel.inBlack', green: 'wheel.inGreen' } as const;

function open(game: Game<View, WheelRound>): Table {
  const order = orderOf(game.view.variant);
  const lines = lineBets(order.length - 1);
  const wheel = drawWheel(order);
  const ball = make('span', { className: 'ball-track', attrs: { 'aria-hidden': 'true' } });
  const last = make('span', { className: 'last', attrs: { 'aria-hidden': 'true' } });
  const result = resultLine(t('chips.place'));
  const neighbours = button(
    t('wheel.neighbours'),
    () => {
      neighbours.setAttribute('aria-pressed', String(neighbours.getAttribute('aria-pressed') !== 'true'));
    },
    'tool',
  );
  neighbours.setAttribute('aria-pressed', 'false');
  neighbours.setAttribute('aria-description', t('wheel.neighboursHow'));
  const bets = chipBets({
    game,
    last: game.view.round,
    press: t('press.spin'),
    tools: [neighbours],
    spread: (on) => (neighbours.getAttribute('aria-pressed') === 'true' ? around(on, order) : [on]),
    play: (placed) => game.begin({ table: 'wheel', bets: placed }, spun),
  });
  let turned = 0;
  let seen = '';
  const turnTo = (pocket: number): void => {
    const angle = (-order.indexOf(pocket) * 360) / order.length;
    turned += 360 * 4 + ((((angle - turned) % 360) + 360) % 360);
    wheel.style.transform = `rotate(${turned}deg)`;
    // Against the wheel, and at rest where the pointer is.
    ball.style.transform = `rotate(${-Math.ceil(turned / 360) * 360}deg)`;
  };
  const spun = async (round: WheelRound): Promise<void> => {
    result.textContent = t('chips.closed');
    result.dataset['tone'] = 'going';
    last.textContent = '';
    wheel.scrollIntoView({ block: 'center', behavior: 'instant' });
    turnTo(round.pocket);
    await pause(SPIN_MS);
    show(round);
  };
  /** How a round has ended. `before`: it is one of an earlier visit, or of another page. */
  const show = (round: WheelRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    const { pocket } = round;
    seen = round.key;
    if (before !== '') turnTo(pocket);
    last.textContent = String(pocket);
    last.dataset['tone'] = colourOf(pocket);
    const won = lines.filter(({ numbers }) => numbers.includes(pocket));
    bets.light([`n-${pocket}`, ...won.map(({ on }) => on)]);
    const words = t('wheel.end', { pocket, colour: t(COLOURS[colourOf(pocket)]) });
    sayEnd(result, before + words, round);
    void game.remember(round, String(pocket), colourOf(pocket));
  };
  const pointer = make('div', { className: 'pointer', attrs: { 'aria-hidden': 'true' } });
  const cloth = make(
    'div',
    { className: 'felt roulette' },
    make('div', { className: 'stage' }, wheel, ball, pointer, last),
    wheelCloth(bets, lines, order.length - 1),
  );
  const node = layOut({ scene: [result, cloth], game }, bets.dock);
  return { node, show };
}

/** A number and its two neighbours on either side of the wheel; of any other field itself. */
function around(on: string, order: readonly number[]): readonly string[] {
  const at = order.indexOf(Number(/^n-(\d+)$/.exec(on)?.[1] ?? -1));
  if (at < 0) return [on];
  return [-2, -1, 0, 1, 2].map((step) => `n-${order.at((at + step) % order.length) ?? 0}`);
}

export const wheel: Kind = {
  formula: t('wheel.formula'),
  follows: async (round: WheelRound, { variant }) =>
    below(orderOf(variant).length, await numberOf(round)) === round.pocket,
  owes: ({ bets, pocket }: WheelRound, { variant }) => {
    const last = orderOf(variant).length - 1;
    return betsPay(bets, (on) => {
      const numbers = numbersOf(on, last);
      return numbers.includes(pocket) ? (last * 100) / numbers.length : 0;
    });
  },
  open,
};
