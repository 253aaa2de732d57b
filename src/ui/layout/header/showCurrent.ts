/** So much of a phone's strip stays in sight before the item. */
const BEFORE_PX = 150;

/** Moves a strip that scrolls sideways to its item of this page, which may lie beyond its end. */
export function showCurrent(strip: HTMLElement | null): void {
  const item = strip?.querySelector<HTMLElement>('[aria-current]');
  item?.closest('ul')?.scrollTo(item.offsetLeft - BEFORE_PX, 0);
}
