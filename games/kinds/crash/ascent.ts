/** How long the way to a height that was just received may take: one answer's time at least, and no flight lags more than a second behind. */
const [SHORTEST_MS, LONGEST_MS] = [200, 1_000];

/** Heights in hundredths, moments in milliseconds. */
export interface Ascent {
  /** What the provider has just said is in the air. */
  readonly receive: (height: number, now: number) => void;
  /** How high the flight is shown. */
  readonly at: (now: number) => number;
}

/**
 * The flight as a page may show it: a little behind, on its way to the last height that the provider has said, and never above it. By its own
 * clock a page would show heights that the flight never reached. While an answer is late it stands still.
 * `isStill`: from height to height, with nothing between.
 */
export function ascent(height: number, now: number, isStill: boolean): Ascent {
  let [from, to, since, span] = [height, height, now, SHORTEST_MS];
  const at = (moment: number): number => {
    if (isStill) return to;
    const gone = Math.max(0, Math.min(1, (moment - since) / span));
    return Math.min(to, from + (to - from) * gone);
  };
  return {
    receive: (received, moment) => {
      from = at(moment);
      // Answers may overtake each other; a flight does not sink.
      to = Math.max(to, received);
      // As long as the answers are apart: the next one comes as this way ends.
      span = Math.max(SHORTEST_MS, Math.min(LONGEST_MS, moment - since));
      since = moment;
    },
    at,
  };
}
