/** Less is a finger that rests. */
const STEP_PX = 8;
/** So near to the top, what the page begins with is in sight by itself. */
const TOP_PX = 80;

/** Says at the element which way the page moves: `away` down, `back` up, nothing at the top. What comes of it is the style sheet's. Returns its end. */
export function followScroll(element: HTMLElement): () => void {
  let last = scrollY;
  const follow = (): void => {
    if (scrollY < TOP_PX) delete element.dataset.strip;
    else if (Math.abs(scrollY - last) < STEP_PX) return;
    else element.dataset.strip = scrollY > last ? 'away' : 'back';
    last = scrollY;
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
}
