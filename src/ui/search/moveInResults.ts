import type { KeyboardEvent } from 'react';

const KEYS = new Set(['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

/**
 * Arrow keys between the field and its results: down leads into them, left and right to the next one, up and down to the one that stands there;
 * up from the first row leads back to the field. Home and End are the field's own while it has the focus.
 */
export function moveInResults(event: KeyboardEvent, field: HTMLElement, results: HTMLElement): void {
  if (!KEYS.has(event.key)) return;
  const links = [...results.querySelectorAll<HTMLElement>('a')];
  const here = document.activeElement;
  const at = links.findIndex((link) => link === here);
  const next =
    at === -1
      ? here === field && event.key === 'ArrowDown'
        ? links[0]
        : undefined
      : nextTo(event.key, links, at, field);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

function nextTo(
  key: string,
  links: readonly HTMLElement[],
  at: number,
  field: HTMLElement,
): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return links[at + 1];
    case 'ArrowLeft':
      return links[at - 1] ?? field;
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowDown':
      return inRow(links, at, 1);
    case 'ArrowUp':
      return inRow(links, at, -1) ?? field;
    default:
      return undefined;
  }
}

/** The nearest one in the row before or after, as the eye sees it: groups may begin new rows anywhere. */
function inRow(links: readonly HTMLElement[], at: number, step: 1 | -1): HTMLElement | undefined {
  const from = links[at]?.getBoundingClientRect();
  if (from === undefined) return undefined;
  let best: { readonly link: HTMLElement; readonly top: number; readonly aside: number } | undefined;
  for (let other = at + step; other >= 0 && other < links.length; other += step) {
    const link = links[other];
    if (link === undefined) break;
    const { top, left } = link.getBoundingClientRect();
    if (Math.abs(top - from.top) < 2) continue;
    if (best !== undefined && Math.abs(top - best.top) >= 2) break;
    const aside = Math.abs(left - from.left);
    if (best === undefined || aside < best.aside) best = { link, top, aside };
  }
  return best?.link;
}
