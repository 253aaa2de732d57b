/**
 * A modal dialog lives in the browser's top layer; showing the outlet again puts it above whatever opened since. Only then: a screen reader
 * may read out again all that is shown anew.
 */
export function raiseOutlet(): void {
  const host = document.querySelector<HTMLElement>('.toast-outlet');
  if (host === null || typeof host.showPopover !== 'function') return;
  const shown = host.matches(':popover-open');
  if (shown && document.querySelector(':modal, :popover-open:not(.toast-outlet)') === null) return;
  if (shown) host.hidePopover();
  host.showPopover();
}
