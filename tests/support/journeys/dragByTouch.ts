import type { Locator, Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

const MOVES = 8;

/** A finger that goes down on something, goes to another place without haste, and is lifted: what a browser makes of it is the browser's (scrolling as well). */
export async function dragByTouch(page: Page, from: Point, to: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let move = 1; move <= MOVES; move += 1) {
    const share = move / MOVES;
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]);
  }
  await touch('touchEnd', []);
  await devTools.detach();
}

/** A tap: down and up go out together, so that on a busy machine nothing is drawn anew between them, which would swallow it. */
export async function tapByTouch(page: Page, at: Point): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await Promise.all([
    devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
  await devTools.detach();
}

/** Where a finger meets it. */
export async function middleOf(of: Locator): Promise<Point> {
  const box = await of.boundingBox();
  if (box === null) throw new Error('nothing to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
