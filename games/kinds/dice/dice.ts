import { below, numberOf } from '../../fair/numbers';
import { paysAt } from '../../fair/pays';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { layOut, resultLine } from '../../parts/layOut';
import { make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { sayEnd, timesText } from '../../parts/sayEnd';
import { segments } from '../../parts/segments';
import { stakeRound } from '../../parts/stakeRound';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import './dice.css';

interface DiceView extends View {
  /** The share of all bets that comes back. */
  readonly return: number;
}
interface DiceRound extends Round {
  /** 0 to 9,999. */
  readonly roll: number;
  /** The bet was on a roll above its target; a round's `over` says that it has ended. */
  readonly above: boolean;
  readonly target: number;
  readonly times: number;
}

const SIDES = 10_000;
const ROLL_MS = 650;

function open(game: Game<DiceView, DiceRound>): Table {
  const result = resultLine(t('dice.hint'));
  const figure = make('output', { className: 'roll', text: '50.00', attrs: { 'aria-live': 'off' } });
  const marker = make('span', { className: 'roll-marker', attrs: { 'aria-hidden': 'true' } });
  const target = make('input', {
    attrs: {
      ...{ type: 'range', id: 'target', 'aria-label': t('dice.target') },
      ...{ min: 200, max: 9800, step: 50, value: 5000 },
    },
  });
  const scale = make('div', { className: 'scale' }, marker, target);
  const box = make('div', { className: 'felt dice-box' }, figure, scale);
  let isAbove = true;
  let seen = '';
  const chance = make('p', { className: 'chance', attrs: { role: 'status' } });
  const showBet = (): void => {
    const at = Number(target.value);
    const hits = hitsFor(isAbove, at);
    const times = timesFor(game.view, isAbove, at);
    const texts = [t('dice.over', { target: hundredths(at) }), t('dice.under', { target: hundredths(at) })];
    const chosen = isAbove ? 0 : 1;
    box.dataset['over'] = String(isAbove);
    scale.style.setProperty('--target', `${at / 100}%`);
    side.show(texts, chosen);
    target.setAttribute('aria-valuetext', texts[chosen] ?? '');
    chance.textContent = t('dice.chance', { share: hundredths(hits), times: timesText(times) });
  };
  const side = segments(t('dice.side'), 2, (at) => {
    isAbove = at === 0;
    showBet();
  });
  target.addEventListener('input', showBet);
  const show = (round: DiceRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    seen = round.key;
    const roll = hundredths(round.roll);
    isAbove = round.above;
    target.value = String(round.target);
    showBet();
    figure.textContent = roll;
    box.dataset['tone'] = toneOf(round);
    scale.style.setProperty('--roll', `${round.roll / 100}%`);
    marker.textContent = roll;
    sayEnd(result, `${before}${roll}.`, round);
    void game.remember(round, roll, toneOf(round));
  };
  const bet = stakeRound<DiceRound>({
    game,
    press: t('dice.roll'),
    bet: () => ({ table: 'dice', over: isAbove, target: Number(target.value) }),
    reveal: async (round) => {
      box.dataset['tone'] = 'going';
      scale.style.setProperty('--roll', `${round.roll / 100}%`);
      await pause(ROLL_MS);
      show(round);
    },
    controls: [target, ...side.parts],
  });
  showBet();
  const node = layOut({ scene: [box], result, game }, side.node, chance, ...bet);
  return { node, show };
}

/** Of so many sides. */
function hitsFor(isAbove: boolean, target: number): number {
  return isAbove ? SIDES - 1 - target : target;
}

/** Hundredths that 1 becomes. */
function timesFor(view: DiceView, isAbove: boolean, target: number): number {
  return Math.floor((SIDES * Math.round(view.return * 100)) / hitsFor(isAbove, target));
}

function hundredths(amount: number): string {
  return (amount / 100).toFixed(2);
}

export const dice: Kind = {
  formula: t('dice.formula'),
  follows: async (round: DiceRound) => below(SIDES, await numberOf(round)) === round.roll,
  owes: ({ roll, above, target, stake }: DiceRound, view: DiceView) => {
    const isHit = above ? roll > target : roll < target;
    return isHit ? paysAt(stake, timesFor(view, above, target)) : 0;
  },
  open,
};
