const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to where a page was left, as soon as it is long enough again, unless the player scrolls meanwhile. Returns how to stop. */
export function returnTo(y: number): () => void {
  const stop = (): void => {
    sizes.disconnect();
    for (const hand of HANDS) removeEventListener(hand, stop);
  };
  const sizes = new ResizeObserver(() => {
    scrollTo(0, y);
    // Half a pixel may be lost to the screen's own.
    if (scrollY >= y - 1) stop();
  });
  for (const hand of HANDS) addEventListener(hand, stop, { passive: true });
  // Told at once, and whenever the page grows.
  sizes.observe(document.body);
  scrollTo(0, y);
  return stop;
}
