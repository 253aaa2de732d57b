import { draw } from '../../parts/make';

/** The width and height of the picture that the pins are drawn in. */
const [WIDE, HIGH] = [100, 84];

const rowY = (row: number, rows: number): number => ((row + 0.6) * HIGH) / (rows + 1);

/** Draws a triangle of pins, and gives the ball that lies above it. */
export function drawPins(into: HTMLElement, rows: number): SVGCircleElement {
  const step = WIDE / (rows + 1);
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_each, at) =>
      draw('circle', {
        class: 'pin',
        cx: WIDE / 2 + (at - (row + 2) / 2) * step,
        cy: rowY(row, rows),
        r: Math.min(1, step / 7),
      }),
    ),
  );
  const ball = draw('circle', { class: 'ball', r: Math.min(2.6, step / 3) });
  into.replaceChildren(draw('svg', { viewBox: `0 -3 ${WIDE} ${HIGH + 3}` }, ...pins.flat(), ball));
  placeAt(ball, rows, [], 0);
  return ball;
}

/** Puts the ball where it is after so many rows of its way. */
export function placeAt(ball: SVGCircleElement, rows: number, path: readonly number[], row: number): void {
  const rights = path.slice(0, row).reduce((sum, each) => sum + each, 0);
  const x = WIDE / 2 + (rights - row / 2) * (WIDE / (rows + 1));
  ball.style.transform = `translate(${x.toFixed(2)}px, ${(rowY(row, rows) - HIGH / (rows + 1) / 2).toFixed(2)}px)`;
}
