/**
 * The part of the popover API that the menus use, for the test DOM that has none: `popovertarget` buttons, show, hide,
 * the two toggle events, and closing on Escape or on a press outside. The real thing is exercised in the journeys.
 */
export function installPopover(): void {
  if (typeof HTMLElement === 'undefined' || 'showPopover' in HTMLElement.prototype) return;
  const shown = new Set<HTMLElement>();

  function tell(element: HTMLElement, open: boolean): void {
    const [oldState, newState] = open ? ['closed', 'open'] : ['open', 'closed'];
    for (const type of ['beforetoggle', 'toggle']) {
      element.dispatchEvent(Object.assign(new Event(type), { oldState, newState }));
    }
  }
  function show(this: HTMLElement): void {
    if (shown.has(this)) return;
    shown.add(this);
    this.dataset.popoverOpen = '';
    tell(this, true);
  }
  function hide(this: HTMLElement): void {
    if (!shown.delete(this)) return;
    delete this.dataset.popoverOpen;
    tell(this, false);
  }
  Object.assign(HTMLElement.prototype, { showPopover: show, hidePopover: hide });

  document.addEventListener('click', (event) => {
    const from = event.target instanceof Element ? event.target : null;
    const invoker = from?.closest('button[popovertarget]') ?? null;
    const target = document.getElementById(invoker?.getAttribute('popovertarget') ?? '');
    for (const open of [...shown]) if (open !== target && !open.contains(from)) hide.call(open);
    if (target !== null) (shown.has(target) ? hide : show).call(target);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const open of [...shown]) hide.call(open);
  });
}
