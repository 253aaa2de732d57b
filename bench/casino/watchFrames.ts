export interface SeenFrames {
  readonly deltas: readonly number[];
  readonly mostTiles: number;
  readonly mostNodes: number;
}

/** Runs in the page: its frames for so long, and how much is drawn at most. */
export function watchFrames(ms: number): Promise<SeenFrames> {
  const deltas: number[] = [];
  let [mostTiles, mostNodes, last] = [0, 0, performance.now()];
  const end = last + ms;
  return new Promise((resolve) => {
    const frame = (): void => {
      const now = performance.now();
      deltas.push(now - last);
      last = now;
      mostTiles = Math.max(mostTiles, document.querySelectorAll('ul[aria-label="Games"] > li').length);
      mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
      if (now < end) requestAnimationFrame(frame);
      else resolve({ deltas, mostTiles, mostNodes });
    };
    requestAnimationFrame(frame);
  });
}
