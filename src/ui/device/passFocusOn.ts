/**
 * What has the focus goes: to the first of these that is there (selectors), such as what takes its place, else to the page, from whose beginning the
 * keyboard goes on.
 */
export function passFocusOn(...next: readonly string[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    for (const selector of [...next, '#main']) {
      const there = document.querySelector<HTMLElement>(selector);
      if (there === null) continue;
      there.focus({ preventScroll: true });
      return;
    }
  });
}
