/**
 * Puts the focus back to what had it before a layer opened. When that goes away, now or as long as it keeps the focus (a row that the
 * confirmed dialog removed), the page's heading takes it: the next Tab then starts on this page and not at the browser's own bar.
 */
export function giveFocusBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  if (!opener.isConnected) return focusHeading();
  opener.focus();
  const look = (): void => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusHeading();
  };
  // A browser may take the focus away while it removes the element: whether it is gone is known afterwards.
  const left = (): void =>
    queueMicrotask(() => {
      look();
      stop();
    });
  const watch = new MutationObserver(look);
  const stop = (): void => {
    watch.disconnect();
    opener.removeEventListener('blur', left);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  opener.addEventListener('blur', left);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
