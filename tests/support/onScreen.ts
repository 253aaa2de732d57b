/** happy-dom lays nothing out, so a test says what is on the screen: everything, unless it takes it off. */
export class OnScreen implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  private static readonly watching = new Map<Element, OnScreen>();

  /** From now on, for what is rendered next. */
  static everything(): void {
    OnScreen.watching.clear();
    Object.assign(globalThis, { IntersectionObserver: OnScreen });
  }

  /** Elements that somebody wants to know of. */
  static get watched(): number {
    return OnScreen.watching.size;
  }

  static moved(element: Element, isIntersecting: boolean): void {
    OnScreen.watching.get(element)?.told([{ target: element, isIntersecting }]);
  }

  constructor(private readonly told: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}

  observe(element: Element): void {
    OnScreen.watching.set(element, this);
    OnScreen.moved(element, true);
  }

  unobserve(element: Element): void {
    OnScreen.watching.delete(element);
  }

  disconnect(): void {
    for (const [element, by] of OnScreen.watching) if (by === this) OnScreen.watching.delete(element);
  }
}
