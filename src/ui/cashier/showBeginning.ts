/**
 * Something else stands here now: its beginning gets the focus, and comes into view where it is not. At once, without motion. A dialog over it, or a
 * field that is being typed in, keeps the focus and the place. `whole`: what begins above it, such as its mark.
 */
export function showBeginning(element: HTMLElement | null, whole: HTMLElement | null = element): void {
  if (
    element === null ||
    whole === null ||
    document.activeElement?.closest('[role=dialog], dialog, input, textarea')
  )
    return;
  element.focus({ preventScroll: true });
  const page = document.documentElement;
  const px = (length: string): number => Number.parseFloat(length) || 0;
  const { top } = whole.getBoundingClientRect();
  // Under the header that sticks is not in view.
  const above = px(getComputedStyle(page).scrollPaddingTop) + px(getComputedStyle(whole).scrollMarginTop);
  const below = page.clientHeight / 2;
  if (top < above || top > below) whole.scrollIntoView({ block: 'start', behavior: 'instant' });
}
