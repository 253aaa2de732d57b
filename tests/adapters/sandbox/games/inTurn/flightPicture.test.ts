import { afterAll, beforeAll, expect, it } from 'vitest';
import { borrowChromium } from '@tests/support/browser/borrowChromium';
import type { BorrowedChromium } from '@tests/support/browser/borrowChromium';
import { fakeProvider } from '@tests/support/sandbox/fakeProvider';
import type { FakeKind } from '@tests/support/sandbox/fakeProvider';
import { gamePageOver } from '@tests/support/sandbox/gameTable';

let browser: BorrowedChromium;
beforeAll(async () => {
  browser = await borrowChromium();
});
afterAll(() => browser.close());

/** A flight that is left where it ends: its plane stays in the picture. */
const flightTo = (point: number): FakeKind => ({
  table: 'crash',
  name: 'Aviator',
  view: { heights: { min: 101, max: 100_000 } },
  round: () => ({ bets: [{ stake: 100, auto: point, leftAt: point }], point, paid: point }),
});

/** Runs in the page: where the flight's line runs, its plane and its figure, in pixels of the window. */
function pictureOf() {
  const line = document.querySelector<SVGPathElement>('.line');
  const place = line?.getScreenCTM();
  const long = line?.getTotalLength() ?? 0;
  const points = Array.from({ length: 201 }, (_, at) => {
    const { x, y } = new DOMPoint(
      line?.getPointAtLength((long * at) / 200).x,
      line?.getPointAtLength((long * at) / 200).y,
    ).matrixTransform(place ?? undefined);
    return { x, y };
  });
  const boxOf = (what: string) => {
    const { left, right, top, bottom } =
      document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, top, bottom };
  };
  return { points, plane: boxOf('.plane'), figure: boxOf('.height'), sky: boxOf('.sky') };
}

it.each(
  [
    [390, 800],
    [667, 331],
    [1440, 772],
  ].flatMap(([width = 0, height = 0]) =>
    [101, 115, 168, 300, 50_000].map((point) => [width, height, point] as const),
  ),
)(
  '[CASINO-03] the plane is at the end of its line, and no line runs through the figure, at %i by %i and %i',
  async (width, height, point) => {
    const given = { viewport: { width, height } };
    const { page, close } = await gamePageOver(browser, fakeProvider(flightTo(point)).answer, 'abc', given);
    await page.getByRole('button', { name: 'Fly', exact: true }).click();
    await page.locator('.bead').waitFor();
    const { points, plane, figure, sky } = await page.evaluate(pictureOf);
    const end = points.at(-1);
    expect(Math.abs((plane.left + plane.right) / 2 - (end?.x ?? 0))).toBeLessThan(3);
    expect(Math.abs((plane.top + plane.bottom) / 2 - (end?.y ?? 0))).toBeLessThan(3);
    expect(
      points.filter(({ x, y }) => x > figure.left && x < figure.right && y > figure.top && y < figure.bottom),
    ).toEqual([]);
    expect(figure.top).toBeGreaterThanOrEqual(sky.top);
    await close();
  },
);
