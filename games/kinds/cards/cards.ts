import { betsPay } from '../../fair/pays';
import type { PlacedBet } from '../../fair/pays';
import { shoe } from '../../fair/shoe';
import type { Game, Kind, Round, Table, View } from '../../page/Game';
import { chipBets } from '../../parts/chipBets';
import { hands } from '../../parts/hands';
import { layOut, resultLine } from '../../parts/layOut';
import { make } from '../../parts/make';
import { pause } from '../../parts/motion';
import { roving } from '../../parts/roving';
import { endWords } from '../../parts/sayEnd';
import { toneOf } from '../../parts/toneOf';
import { t } from '../../texts/t';
import { PAIR_PLUS, reckon } from './reckon';
import { scoreWords, shortFor, variantOf, wordsFor } from './variants';
import { tableRules } from './tableRules';
import './cards.css';

interface CardsView extends View {
  readonly variant: string;
  readonly fields: readonly { readonly on: string; readonly pays: number | null }[];
}
interface CardsRound extends Round {
  readonly bets: readonly PlacedBet[];
  readonly deal: readonly (readonly [place: string, card: string])[];
  readonly winners: readonly string[];
  readonly scores?: Readonly<Record<string, string>>;
}

const TONES = ['red', 'blue', 'gold', 'green', 'violet'];
/** A card at a time; a long deal goes faster. */
const DEAL_MS = 520;
const LONG_DEAL = 10;
const LONG_DEAL_MS = 170;

function open(game: Game<CardsView, CardsRound>): Table {
  const { variant, fields } = game.view;
  const { title, places, cards: usual = 1 } = variantOf(variant);
  const onFelt = hands(places, { wordsFor, scoreWords, isPiled: variant === 'andarbahar', usual });
  const result = resultLine(t('chips.place'));
  const bets = chipBets({
    game,
    last: game.view.round,
    press: t('press.deal'),
    play: (placed) => game.begin({ table: 'cards', bets: placed }, dealt),
  });
  const spots = fields.map(({ on, pays }, at) =>
    bets.spot(
      on,
      wordsFor(on),
      `tone-${on.startsWith('cards-') ? 'plain' : TONES[at % TONES.length]}`,
      pays === null ? t('cards.upTo', { times: `${Math.max(...PAIR_PLUS) / 100}x` }) : `${pays}x`,
    ),
  );
  const cloth = make(
    'div',
    { className: 'fields', attrs: { role: 'group', 'aria-label': t('chips.fields') } },
    ...spots,
  );
  cloth.dataset['count'] = String(spots.length);
  roving(cloth, spots);
  const felt = make(
    'div',
    { className: 'felt' },
    make('p', { className: 'felt-title', text: t(title), attrs: { 'aria-hidden': 'true' } }),
    onFelt.node,
    cloth,
  );
  felt.dataset['variant'] = variant;
  let seen = '';

  const dealt = async (round: CardsRound): Promise<void> => {
    onFelt.clear();
    result.textContent = t('chips.closed');
    result.dataset['tone'] = 'going';
    const each = round.deal.length > LONG_DEAL ? LONG_DEAL_MS : DEAL_MS;
    for (const [place, card] of round.deal) {
      onFelt.deal(place, card);
      await pause(each);
    }
    end(round);
  };
  const end = (round: CardsRound, before = ''): void => {
    const { winners, scores = {}, stake, paid } = round;
    const won = paid ?? 0;
    seen = round.key;
    onFelt.end(winners, scores);
    bets.light(winners);
    const names = winners.map(wordsFor).join(', ');
    result.replaceChildren(
      `${before}${names === '' ? t('cards.noWinner') : t('cards.won', { names })} ${endWords(stake, won)}`,
      make('span', { className: 'read-out', text: ` ${onFelt.words()}.` }),
    );
    result.dataset['tone'] = toneOf(round);
    const first =
      winners.find((on) => places.includes(on)) ?? fields.find(({ on }) => winners.includes(on))?.on;
    const at = Math.max(
      0,
      fields.findIndex(({ on }) => on === first),
    );
    void game.remember(round, first === undefined ? '–' : shortFor(first), TONES[at % TONES.length] ?? '');
  };
  const show = (round: CardsRound | null, before = ''): void => {
    if (round === null || round.key === seen) return;
    onFelt.clear();
    for (const [place, card] of round.deal) onFelt.deal(place, card);
    end(round, before);
  };
  const node = layOut({ scene: [result, felt], game }, bets.dock, ...tableRules(variant));
  return { node, show };
}

export const cards: Kind = {
  formula: t('cards.formula'),
  follows: async (round: CardsRound, { variant, fields }: CardsView) => {
    const dealt = await shoe(round, variantOf(variant), round.deal.length);
    return reckon(dealt, variant, fields)?.deal.join() === round.deal.join();
  },
  owes: ({ deal, bets }: CardsRound, { variant, fields }: CardsView) => {
    const cards = deal.map(([, card]) => card);
    return betsPay(bets, reckon(cards, variant, fields)?.timesOn ?? (() => 0));
  },
  open,
};
