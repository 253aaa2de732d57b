/** How far outside the screen a row counts as shown already, so that its prices are there when it scrolls in. */
const MARGIN = '200px';

/** Tells elements when they come onto the screen and leave it: one observer for all rows of a page, however many there are. */
export class ScreenWatch {
  readonly #told = new Map<Element, (near: boolean) => void>();
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) this.#told.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );

  /** Returns how to stop. */
  watch(element: Element, tell: (near: boolean) => void): () => void {
    this.#told.set(element, tell);
    this.#observer.observe(element);
    return () => {
      this.#told.delete(element);
      this.#observer.unobserve(element);
    };
  }
}
