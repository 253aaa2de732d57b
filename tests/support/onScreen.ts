interface Entry {
  readonly target: Element;
  readonly isIntersecting: boolean;
  readonly intersectionRatio: number;
}

/** happy-dom lays nothing out, so a test says what is on the screen: everything, unless it takes it off. */
export class OnScreen implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  private static readonly watching = new Map<Element, OnScreen>();
  private static seenAtFirst = true;

  /** From now on, for what is rendered next. */
  static everything(): void {
    OnScreen.watching.clear();
    OnScreen.seenAtFirst = true;
    Object.assign(globalThis, { IntersectionObserver: OnScreen });
  }

  /** Whether what is rendered next can be seen at first. */
  static startWith(seen: boolean): void {
    OnScreen.seenAtFirst = seen;
  }

  /** Elements that somebody wants to know of. */
  static get watched(): number {
    return OnScreen.watching.size;
  }

  static moved(element: Element, isIntersecting: boolean): void {
    OnScreen.watching
      .get(element)
      ?.listener([{ target: element, isIntersecting, intersectionRatio: Number(isIntersecting) }]);
  }

  constructor(private readonly listener: (entries: Entry[]) => void) {}

  observe(element: Element): void {
    OnScreen.watching.set(element, this);
    OnScreen.moved(element, OnScreen.seenAtFirst);
  }

  unobserve(element: Element): void {
    OnScreen.watching.delete(element);
  }

  disconnect(): void {
    for (const [element, by] of OnScreen.watching) if (by === this) OnScreen.watching.delete(element);
  }
}
