/** Runs in every page before the app: what toasts say is kept, for they close by a clock, and a busy machine looks later than that. */
export function keepsToasts(): void {
  const said: string[] = [];
  let shown = '';
  Object.assign(globalThis, { saidByToasts: said });
  new MutationObserver(() => {
    const toasts = [...document.querySelectorAll('.toast-outlet [role=alert], .toast-outlet [role=status]')];
    const texts = toasts.map(({ textContent }) => textContent);
    if (texts.join('\n') === shown) return;
    said.push(...texts.filter((text) => !shown.split('\n').includes(text)));
    shown = texts.join('\n');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
