/** Runs in every page before the app. Records the texts of toasts: they close by a clock, and a test on a busy machine looks later than that. */
export function recordToasts(): void {
  const recorded: string[] = [];
  let visible: readonly string[] = [];
  Object.assign(globalThis, { toastTexts: recorded });

  function record(outlet: Element): void {
    const toasts = outlet.querySelectorAll('[role=alert], [role=status]');
    const texts = Array.from(toasts, ({ textContent }) => textContent);
    recorded.push(...texts.filter((text) => !visible.includes(text)));
    visible = texts;
  }

  // The outlet is a child of the body and comes with the first toast: prices that move cost this observer nothing.
  const children = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (node === document.documentElement || node === document.body)
          children.observe(node, { childList: true });
        if (!(node instanceof Element) || !node.classList.contains('toast-outlet')) continue;
        new MutationObserver(() => record(node)).observe(node, {
          subtree: true,
          childList: true,
          characterData: true,
        });
        record(node);
      }
  });
  children.observe(document, { childList: true });
  if (document.documentElement) children.observe(document.documentElement, { childList: true });
  if (document.body) children.observe(document.body, { childList: true });
}
