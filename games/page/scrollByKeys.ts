/**
 * What scrolls is the body: without the focus the keys that scroll find nothing that does. It has it only once the page has, which is not taken from
 * whatever else a player is at.
 */
export function scrollByKeys(): void {
  const { body } = document;
  body.tabIndex = -1;
  const take = (): void => {
    if (document.hasFocus() && document.activeElement === body) body.focus({ preventScroll: true });
  };
  window.addEventListener('focus', take);
  take();
}
