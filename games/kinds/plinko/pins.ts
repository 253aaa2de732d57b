import { draw } from '../../parts/make';

/** The picture that the pins are drawn in: as wide as all pockets, and below the pins as deep into them as a ball falls. */
const [WIDE, HIGH, ABOVE, CUP] = [100, 72, 3, 7];
/** Hundredths of the width: how tall the picture is, and how much of it lies over the pockets. */
export const BOARD = { tall: ABOVE + HIGH + CUP, cup: CUP };

const rowY = (row: number, rows: number): number => ((row + 0.6) * HIGH) / rows;

/** Draws a triangle of pins, the last row of them between the pockets, and gives the ball that lies above it. */
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
  const box = `0 ${-ABOVE} ${WIDE} ${BOARD.tall}`;
  into.replaceChildren(draw('svg', { viewBox: box }, ...pins.flat(), ball));
  placeAt(ball, rows, [], 0);
  return ball;
}

/** Puts the ball where it is after so many rows of its way, which ends in a pocket. */
export function placeAt(ball: SVGCircleElement, rows: number, path: readonly number[], row: number): void {
  const rights = path.slice(0, row).reduce((sum, each) => sum + each, 0);
  const x = WIDE / 2 + (rights - row / 2) * (WIDE / (rows + 1));
  const y = row < rows ? rowY(row - 0.5, rows) : HIGH + CUP / 2;
  ball.style.transform = `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
}
