/** Scrolls to where a page was left, as soon as it is long enough again, unless the player takes over meanwhile. Returns how to stop. */
export function returnTo(y: number): () => void {
  // Called at once, and whenever the page grows.
  const sizes = new ResizeObserver(() => {
    scrollTo(0, y);
    // Half a pixel may be lost to the screen's own.
    if (scrollY > y - 1) stop();
  });
  const stop = (): void => sizes.disconnect();
  scrollTo(0, y);
  if (scrollY < y - 1) {
    sizes.observe(document.body);
    for (const hand of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      addEventListener(hand, stop, { once: true });
  }
  return stop;
}
