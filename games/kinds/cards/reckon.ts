type Dealt = readonly [place: string, card: string];
type Take = (place: string) => string;

/** What has won, by its field; where not one but so many hundredths come back: those. */
type Won = Readonly<Record<string, boolean | number>>;

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const rankOf = (card: string): number => RANKS.indexOf(card.slice(0, -1)) + 1;
const heightOf = (card: string): number => (rankOf(card) === 1 ? 14 : rankOf(card));
const isRed = (card: string): boolean => /[HD]$/.test(card);
const coloursOf = (place: string, card: string): Won => ({
  [`${place}red`]: isRed(card),
  [`${place}black`]: !isRed(card),
});
const digitOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + (rankOf(card) < 10 ? rankOf(card) : 0), 0) % 10;

/** Hundredths that pair or better pays: high card, pair, colour, sequence, pure sequence, trail. */
export const PAIR_PLUS = [0, 200, 500, 700, 4_100, 3_100];

/** Three cards as numbers, the first one that differs decides: which kind of hand, and how high. */
function strengthOf(cards: readonly string[]): readonly number[] {
  const [high = 0, mid = 0, low = 0] = cards.map(heightOf).toSorted((one, two) => two - one);
  const isColour = new Set(cards.map((card) => card.slice(-1))).size === 1;
  const isWheel = high === 14 && mid === 3 && low === 2;
  if (high === low) return [5, high];
  // Ace, two, three is the second highest sequence.
  if (isWheel || (high - mid === 1 && mid - low === 1)) return [isColour ? 4 : 3, isWheel ? 13.5 : high];
  if (isColour) return [2, high, mid, low];
  if (high === mid || mid === low) return [1, mid, high === mid ? low : high];
  return [0, high, mid, low];
}

/** Whether the banker takes a third card: to so many points at most, by what the player's third card counts; ten counts nothing. */
const BANKER_DRAWS = [3, 3, 4, 4, 5, 5, 6, 6, 2, 3];

/** Each game as its dealer plays it, from the cards of the shoe. */
const GAMES: Readonly<Record<string, (take: Take) => Won>> = {
  lucky7: (take) => {
    const card = take('card');
    const rank = rankOf(card);
    const half = rank === 7 ? 50 : false;
    const sides = { low: rank < 7 || half, high: rank > 7 || half, seven: rank === 7 };
    return { ...sides, even: rank % 2 === 0, odd: rank % 2 === 1, ...coloursOf('', card) };
  },
  amarakbar: (take) => {
    const card = take('card');
    const rank = rankOf(card);
    const thirds = { amar: rank <= 6, akbar: rank >= 7 && rank <= 10, anthony: rank >= 11 };
    return { ...thirds, even: rank % 2 === 0, odd: rank % 2 === 1, ...coloursOf('', card) };
  },
  dragontiger: (take) => {
    const [dragon, tiger] = [take('dragon'), take('tiger')];
    const lead = rankOf(dragon) - rankOf(tiger);
    const half = lead === 0 ? 50 : false;
    return {
      ...{ dragon: lead > 0 || half, tiger: lead < 0 || half, tie: lead === 0 },
      'suited-tie': dragon === tiger,
      ...coloursOf('dragon-', dragon),
      ...coloursOf('tiger-', tiger),
    };
  },
  casinowar: (take) => {
    const [player, dealer] = [take('player'), take('dealer')];
    const lead = heightOf(player) - heightOf(dealer);
    const others = { tie: lead === 0, ...coloursOf('player-', player) };
    if (lead !== 0) return { ...others, player: lead > 0 };
    return { ...others, player: heightOf(take('player')) >= heightOf(take('dealer')) ? 150 : false };
  },
  andarbahar: (take) => {
    const joker = rankOf(take('joker'));
    for (let count = 1; ; count += 1) {
      const side = count % 2 === 1 ? 'andar' : 'bahar';
      if (rankOf(take(side)) === joker) return { [side]: true };
    }
  },
  cards32: (take) => {
    const points = new Map([8, 9, 10, 11].map((place) => [place, place]));
    let leaders = [...points.keys()];
    while (leaders.length > 1) {
      for (const place of leaders) points.set(place, (points.get(place) ?? 0) + rankOf(take(String(place))));
      const most = Math.max(...points.values());
      leaders = leaders.filter((place) => points.get(place) === most);
    }
    return { [String(leaders[0])]: true };
  },
  teenpatti: (take) => {
    const hands: readonly [string[], string[]] = [[], []];
    for (const [at, place] of ['a', 'b', 'a', 'b', 'a', 'b'].entries())
      hands[at % 2 === 0 ? 0 : 1].push(take(place));
    const [a, b] = hands.map(strengthOf);
    const at = (a ?? []).findIndex((each, digit) => each !== b?.[digit]);
    const lead = at === -1 ? 0 : (a?.[at] ?? 0) - (b?.[at] ?? 0);
    const equal = lead === 0 ? 100 : false;
    return {
      ...{ a: lead > 0 || equal, b: lead < 0 || equal },
      ...{ 'pair-a': PAIR_PLUS[a?.[0] ?? 0] ?? 0, 'pair-b': PAIR_PLUS[b?.[0] ?? 0] ?? 0 },
    };
  },
  baccarat: (take) => {
    const [player, banker]: [string[], string[]] = [[], []];
    for (let each = 0; each < 2; each += 1) {
      player.push(take('player'));
      banker.push(take('banker'));
    }
    const isPair = ([one = '', two = '']: readonly string[]): boolean => rankOf(one) === rankOf(two);
    const pairs = { 'player-pair': isPair(player), 'banker-pair': isPair(banker) };
    if (Math.max(digitOf(player), digitOf(banker)) < 8) {
      const third = digitOf(player) <= 5 ? take('player') : undefined;
      if (third !== undefined) player.push(third);
      const to = third === undefined ? 5 : (BANKER_DRAWS[digitOf([third])] ?? 0);
      if (digitOf(banker) <= to) banker.push(take('banker'));
    }
    const lead = digitOf(player) - digitOf(banker);
    const equal = lead === 0 ? 100 : false;
    return { ...pairs, player: lead > 0 || equal, banker: lead < 0 || equal, tie: lead === 0 };
  },
};

/** A round once more, from the cards of its shoe: who got which, and what 1 becomes on a field, in hundredths. */
export function reckon(
  cards: readonly string[],
  variant: string,
  fields: readonly { readonly on: string; readonly pays: number | null }[],
): { readonly deal: readonly Dealt[]; readonly timesOn: (on: string) => number } | null {
  const deal: Dealt[] = [];
  const won = GAMES[variant]?.((place) => {
    const card = cards[deal.length];
    if (card === undefined) throw new Error('the round is longer than its deal');
    deal.push([place, card]);
    return card;
  });
  if (won === undefined) return null;
  const timesOn = (on: string): number => {
    const [, from, to] = /^cards-(\d+)-(\d+)$/.exec(on) ?? [];
    const count = deal.length - 1;
    const is = from === undefined ? won[on] : count >= Number(from) && count <= Number(to);
    if (typeof is === 'number') return is;
    return is === true ? Math.round((fields.find((each) => each.on === on)?.pays ?? 0) * 100) : 0;
  };
  return { deal, timesOn };
}
