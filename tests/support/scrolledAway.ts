import { onTestFinished, vi } from 'vitest';

/** Everything of the page is above the screen; what is scrolled to is noted, as the words it begins with. */
export function scrolledAway(): readonly string[] {
  const shown: string[] = [];
  const box = vi
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, -500, 390, 100));
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('h2')?.textContent ?? '');
  });
  onTestFinished(() => {
    box.mockRestore();
    scroll.mockRestore();
  });
  return shown;
}
