/** What a scorer writes down beside the runs. Plain data: it travels in the snapshot. */
export interface Scorebook {
  /** The deliveries of the over: "0", "4", "W", "wd", "nb". It is shown until the next one begins. */
  over: string[];
  /** The next delivery is the first of an over. */
  overEnded: boolean;
  /** Balls of each batter, in the order of coming in. */
  faced: [number[], number[]];
  /** Who fell, by the place in that order, and at which ball of the innings. */
  outs: [(readonly [place: number, ball: number])[], (readonly [place: number, ball: number])[]];
}

export const newScorebook = (): Scorebook => ({
  over: [],
  overEnded: false,
  faced: [[], []],
  outs: [[], []],
});

/** Writes down one delivery. A wide is not faced by anybody. */
export function noteDelivery(book: Scorebook, side: 0 | 1, striker: number, sign: string): void {
  if (book.overEnded) book.over = [];
  book.overEnded = false;
  book.over.push(sign);
  if (sign !== 'wd') book.faced[side][striker] = (book.faced[side][striker] ?? 0) + 1;
}
