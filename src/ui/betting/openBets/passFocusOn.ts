import type { BetId } from '@/domain/shared/ids';

/** The row of a bet goes, with the focus in it: to the bet that took its place where there is one, else to the page, from whose beginning the keyboard goes on. */
export function passFocusOn(gone: BetId): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const next = document.querySelector<HTMLElement>(`[data-replaces="${CSS.escape(gone)}"]`);
    (next ?? document.querySelector<HTMLElement>('#main'))?.focus({ preventScroll: true });
  });
}
