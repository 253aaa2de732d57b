import { shoe } from '../../fair/shoe';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { hands } from '../../parts/hands';
import { layOut, resultLine } from '../../parts/layOut';
import { button, make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { moveDock, movesRound } from '../../parts/movesRound';
import { rupees } from '../../parts/rupees';
import { sayEnd } from '../../parts/sayEnd';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import './blackjack.css';
import { reckon } from './reckon';

interface BlackjackRound extends Round {
  readonly moves: readonly string[];
  /** In the order dealt; of the dealer's first cards one lies face down while the round goes on. */
  readonly deal: readonly (readonly [place: string, card: string])[];
  readonly points: { readonly player: number; readonly dealer?: number };
}

const PACKS = { packs: 6, lowest: 1 };
/** More than two hands can take. */
const MAX_CARDS = 24;
const PLACES = ['dealer', 'player'];
const DEAL_MS = 420;

/** How a round has ended, in words. */
function endOf({ moves, deal, points: { player, dealer = 0 } }: BlackjackRound): string {
  const isFirst = (place: string): boolean => deal.filter(([at]) => at === place).length === 2;
  if (player > 21) return t('blackjack.bust', { player });
  if (moves.length === 0 && player === 21)
    return dealer === 21 && isFirst('dealer') ? t('blackjack.both') : t('blackjack.blackjack');
  if (moves.length === 0 && dealer === 21) return t('blackjack.dealers');
  if (dealer > 21) return t('blackjack.dealerBust', { dealer });
  return t('blackjack.against', { player, dealer });
}

function open(game: Game<View, BlackjackRound>): Table {
  const result = resultLine(t('blackjack.hint'));
  const onFelt = hands(PLACES, {
    wordsFor: (place) => t(place === 'dealer' ? 'on.dealer' : 'blackjack.you'),
  });
  const felt = make(
    'div',
    { className: 'felt blackjack' },
    make('p', { className: 'felt-title', text: t('blackjack.title'), attrs: { 'aria-hidden': 'true' } }),
    make('p', {
      className: 'felt-rule',
      text: t('blackjack.rule'),
    }),
    onFelt.node,
  );
  let dealt = '';
  const move = (text: string, call: string): HTMLButtonElement =>
    button(text, () => round.ask(call, { at: onFelt.count('player') }), `button move move-${call}`);
  const [hit, stand, double] = [
    move(t('blackjack.hit'), 'hit'),
    move(t('blackjack.stand'), 'stand'),
    move(t('chips.double'), 'double'),
  ];

  const draw = async (next: BlackjackRound, before: string): Promise<void> => {
    const { key, deal, points, over, moves, stake } = next;
    if (dealt !== key) onFelt.clear();
    dealt = key;
    const seen = new Map(PLACES.map((place) => [place, onFelt.count(place)]));
    for (const [place, card] of deal) {
      const left = seen.get(place) ?? 0;
      seen.set(place, left - 1);
      if (left > 0) continue;
      onFelt.deal(place, card);
      if (before === '') await pause(DEAL_MS);
    }
    if (!over && onFelt.count('dealer') === 1) onFelt.deal('dealer', null);
    onFelt.score('player', String(points.player));
    onFelt.score('dealer', String(points.dealer ?? ''));
    double.dataset['closed'] = String(moves.length > 0 || stake * 2 > game.limits.max);
    double.textContent = t('blackjack.doubleTo', { amount: rupees(stake * 2) });
    result.dataset['tone'] = 'going';
    result.replaceChildren(
      t('blackjack.have', { points: points.player }),
      make('span', { className: 'read-out', text: ` ${onFelt.words()}.` }),
    );
    if (over) end(next, before);
  };
  const end = (ended: BlackjackRound, before: string): void => {
    const { points, stake } = ended;
    const paid = ended.paid ?? 0;
    const winner = paid > stake ? 'player' : paid < stake ? 'dealer' : '';
    onFelt.end(winner === '' ? PLACES : [winner], {
      player: String(points.player),
      dealer: String(points.dealer ?? ''),
    });
    sayEnd(result, `${before}${endOf(ended)}`, ended);
    result.append(make('span', { className: 'read-out', text: ` ${onFelt.words()}.` }));
    void game.remember(ended, `${points.player}–${points.dealer ?? ''}`, toneOf(ended));
  };
  const round = movesRound<BlackjackRound>({
    game,
    press: t('press.deal'),
    bet: () => ({ table: 'blackjack' }),
    moves: [hit, stand, double],
    draw,
  });
  const node = layOut(
    { scene: [felt], result, game },
    round.stakes,
    make('div', { className: 'moves' }, hit, stand, double),
    moveDock(round.main),
  );
  return { node, show: round.show };
}

export const blackjack: Kind = {
  formula: `${t('cards.formula')} ${t('blackjack.formula')}`,
  follows: async (round: BlackjackRound) => {
    const cards = await shoe(round, PACKS, MAX_CARDS);
    const { deal, times } = reckon(cards, round.moves);
    const pays = Math.floor(Math.round(round.stake * 100) * times) / 100;
    return deal.join() === round.deal.join() && pays === round.paid;
  },
  open,
};
