/** What has the focus goes: to what takes its place where there is something, else to the page, from whose beginning the keyboard goes on. */
export function passFocusOn(next: string | null = null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const there = next === null ? null : document.querySelector<HTMLElement>(next);
    (there ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  });
}
