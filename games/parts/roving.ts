const middle = ({ left, right }: DOMRect): number => Math.round((left + right) / 2);
const height = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;

/** A group that is one stop of the Tab key; arrows, Home and End move inside, by where things are on the screen. */
export function roving(group: HTMLElement, items: readonly HTMLElement[]): void {
  const enter = (item: EventTarget | null | undefined): void => {
    for (const each of items) each.setAttribute('tabindex', each === item ? '0' : '-1');
  };
  const beyond = (from: HTMLElement, way: number): HTMLElement | undefined => {
    const at = from.getBoundingClientRect();
    const rows = items
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => (box.top - at.top) * way > 1)
      .toSorted(
        (one, other) =>
          (one.box.top - other.box.top) * way ||
          Math.abs(middle(one.box) - middle(at)) - Math.abs(middle(other.box) - middle(at)),
      );
    return rows[0]?.item;
  };
  /** The nearest one to the left or to the right at the height of this one; of two above each other the one that is more so. */
  const beside = (from: HTMLElement, way: number): HTMLElement | undefined => {
    const at = from.getBoundingClientRect();
    const row = items
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => (middle(box) - middle(at)) * way > 1)
      .filter(({ box }) => box.top < at.bottom - 1 && box.bottom > at.top + 1);
    return row.toSorted(
      (one, other) =>
        (middle(one.box) - middle(other.box)) * way ||
        Math.abs(height(one.box) - height(at)) - Math.abs(height(other.box) - height(at)),
    )[0]?.item;
  };
  const moves: Record<string, (at: HTMLElement) => HTMLElement | undefined> = {
    ArrowLeft: (at) => beside(at, -1) ?? items[items.indexOf(at) - 1],
    ArrowRight: (at) => beside(at, 1) ?? items[items.indexOf(at) + 1],
    ArrowUp: (at) => beyond(at, -1),
    ArrowDown: (at) => beyond(at, 1),
    Home: () => items[0],
    End: () => items.at(-1),
  };
  group.addEventListener('keydown', (event) => {
    const at = items.find((item) => item === document.activeElement);
    const to = at === undefined ? undefined : moves[event.key]?.(at);
    if (to === undefined) return;
    event.preventDefault();
    to.focus();
  });
  group.addEventListener('focusin', ({ target }) => enter(target));
  enter(items[0]);
}
