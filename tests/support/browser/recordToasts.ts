/** Runs in every page before the app. Records the texts of toasts: they close by a clock, and a test on a busy machine looks later than that. */
export function recordToasts(): void {
  const recorded: string[] = [];
  let visible: readonly string[] = [];
  Object.assign(globalThis, { toastTexts: recorded });
  new MutationObserver(() => {
    const toasts = document.querySelectorAll('.toast-outlet [role=alert], .toast-outlet [role=status]');
    const texts = Array.from(toasts, ({ textContent }) => textContent);
    recorded.push(...texts.filter((text) => !visible.includes(text)));
    visible = texts;
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
