/** Where a page has its ladders: over the grid, where they are seen. */
export function laddersHost(): HTMLElement {
  const host = document.createElement('div');
  host.id = 'ladders';
  document.body.prepend(host);
  return host;
}

/** What they say, cell by cell: two pages that were told the same say the same. */
export function ladderTexts(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('#ladders [data-size]')].map(
    (cell) =>
      `${cell.dataset['size']} ${cell.textContent} ${cell.parentElement?.hasAttribute('data-quoted')}`,
  );
}
