import type { Locator, Page } from 'playwright-core';

const MAX_STOPS = 120;

/** A person who has only a keyboard, and who has to see where they are. */
export class Keyboard {
  /** Stops of the Tab key that the eye could not find, or that lay under something. */
  readonly hidden: string[] = [];

  constructor(private readonly page: Page) {}

  press(key: string): Promise<void> {
    return this.page.keyboard.press(key);
  }

  type(text: string): Promise<void> {
    return this.page.keyboard.type(text);
  }

  /** Tab by Tab, however many there are between; throws when it is not on the way. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.first().waitFor();
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await this.press(key);
      await this.noteStop();
      if (await this.isAt(target)) return;
    }
    throw new Error(`no way by ${key} to ${target.toString()}; the last stop was ${await this.where()}`);
  }

  isAt(target: Locator): Promise<boolean> {
    return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  }

  /** What has the focus, in words for a failure. */
  where(): Promise<string> {
    return this.page.evaluate(() => {
      const here = document.activeElement;
      return `${here?.tagName} "${here?.getAttribute('aria-label') ?? here?.textContent?.slice(0, 60)}"`;
    });
  }

  private async noteStop(): Promise<void> {
    const fault = await this.page.evaluate(() => {
      const here = document.activeElement;
      // From the last stop the focus leaves the page for the browser's own bar.
      if (here === null || here === document.body) return null;
      // A control smaller than what it opens is ringed by its `::after`, as large as the place that takes the tap.
      const ring = [null, '::after'].some((part) => {
        const { content, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(here, part);
        const drawn = part === null || content !== 'none';
        return drawn && ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none');
      });
      const { left, right, top, bottom } = here.getBoundingClientRect();
      const inset = 3;
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ] as const;
      // WCAG 2.4.11: not wholly under something else. A closed price is seen through what lies over it.
      const clear =
        here.getAttribute('aria-disabled') === 'true' ||
        points.some(([x, y]) => here.contains(document.elementFromPoint(x, y)));
      return ring && clear ? null : `${ring ? 'covered' : 'no ring'}: ${here.outerHTML.slice(0, 160)}`;
    });
    if (fault !== null) this.hidden.push(fault);
  }
}
