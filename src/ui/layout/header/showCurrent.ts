/** Moves a strip that scrolls sideways to its item of this page, which may lie beyond its end. */
export function showCurrent(strip: HTMLElement | null): void {
  const list = strip?.querySelector('ul');
  const item = list?.querySelector<HTMLElement>('[aria-current]');
  if (item) list?.scrollTo(item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2, 0);
}
