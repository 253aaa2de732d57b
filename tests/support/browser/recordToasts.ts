/** Runs in every page before the app. Records the texts of toasts: they close by a clock, and a test on a busy machine looks later than that. */
export function recordToasts(): void {
  const recorded: string[] = [];
  // By the toast: one that leaves may say the same as one that comes.
  const last = new WeakMap<Element, string>();
  Object.assign(globalThis, { toastTexts: recorded });

  function record(outlet: Element): void {
    const toasts = outlet.querySelectorAll('[role=alert], [role=status]');
    for (const toast of toasts) {
      const text = toast.textContent;
      if (last.get(toast) !== text) recorded.push(text);
      last.set(toast, text);
    }
  }

  function look(node: Node): void {
    if (!(node instanceof Element) || !node.classList.contains('toast-outlet')) return;
    new MutationObserver(() => record(node)).observe(node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    record(node);
  }

  // The outlet is a child of the body and comes with the first toast: prices that move cost this observer nothing.
  const children = new MutationObserver((changes) => {
    watch();
    for (const { addedNodes } of changes) for (const node of addedNodes) look(node);
  });
  // Several of them may come at once: each is watched as soon as it is there, and again costs nothing.
  function watch(): void {
    for (const parent of [document, document.documentElement, document.body] as (Node | null)[])
      if (parent !== null) children.observe(parent, { childList: true });
  }
  watch();
}
