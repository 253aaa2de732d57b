/** A modal dialog lives in the browser's top layer; showing the outlet again puts it above whatever opened since. */
export function raiseOutlet(): void {
  const host = document.querySelector<HTMLElement>('.toast-outlet');
  if (host === null || typeof host.showPopover !== 'function') return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
}
