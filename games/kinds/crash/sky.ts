import { wholeHundredths } from './CrashRound';
import { draw, make, write } from '../../parts/make';

const [WIDE, HIGH] = [200, 100];
/** As the provider flies: six thousandths every tenth of a second. */
const stepsTo = (height: number): number => Math.log(height) / Math.log(1.006);

/** Where in the picture a flight of this height is: quickly off the ground, then ever slower towards the corner, which it never leaves by itself. */
function placeOf(height: number): readonly [x: number, y: number] {
  const risen = 1 - Math.exp(-stepsTo(height) / 50);
  return [22 + risen * (WIDE - 58), HIGH - 10 - risen ** 1.4 * (HIGH - 40)];
}
/** Heights that have a line of the grid. */
const TICKS = [1.1, 1.2, 1.5, 2];

type Flight = 'waiting' | 'flying' | 'left' | 'crashed';

export interface Sky {
  readonly node: HTMLElement;
  readonly paint: (height: number, state: Flight) => void;
}

/** The sky, what flies there, and how high it is. */
export function sky(): Sky {
  // Read out when it stands, not with every step.
  const figure = make('output', { className: 'height', text: '1.00x', attrs: { 'aria-live': 'off' } });
  const under = draw('path', { class: 'under' });
  const line = draw('path', { class: 'line', 'vector-effect': 'non-scaling-stroke' });
  const plane = draw(
    'g',
    { class: 'plane' },
    draw('path', { d: 'M-9 3 8-1c3-.7 4-3 2-4L6-5-6-11l-3 1 7 6-5 1-4-3-2 .5 3 5z' }),
  );
  const craft = draw('svg', { class: 'craft', viewBox: '-14 -14 28 28', 'aria-hidden': 'true' }, plane);
  const box = { viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: 'none' };
  const flight = draw('svg', { class: 'flight', 'aria-hidden': 'true', ...box }, ...gridLines(), under, line);
  const node = make('div', { className: 'sky' }, flight, ...tickMarks(), craft, figure);
  return {
    node,
    paint: (height, state) => {
      write(figure, `${wholeHundredths(height).toFixed(2)}x`);
      if (node.dataset['state'] !== state) node.dataset['state'] = state;
      const [x, y] = placeOf(height);
      const curve = `M4 ${HIGH - 8}Q${(x * 0.62).toFixed(1)} ${HIGH - 8} ${x.toFixed(1)} ${y.toFixed(1)}`;
      line.setAttribute('d', curve);
      under.setAttribute('d', `${curve}V${HIGH}H4Z`);
      const [across, down] = [(x / WIDE) * 100, (y / HIGH) * 100];
      craft.style.translate = `calc(${across.toFixed(2)}cqi - 1.75rem) calc(${down.toFixed(2)}cqb - 1.25rem)`;
    },
  };
}

/** The flight passes the crossing of two lines when it is so high. */
function gridLines(): readonly SVGElement[] {
  return TICKS.map((height) => {
    const [x, y] = placeOf(height).map((at) => at.toFixed(1));
    return draw('path', {
      class: 'grid',
      'vector-effect': 'non-scaling-stroke',
      d: `M0 ${y}H${WIDE}M${x} 0V${HIGH}`,
    });
  });
}

function tickMarks(): readonly HTMLElement[] {
  return TICKS.map((height) => {
    const mark = make('span', { className: 'tick', text: `${height}x`, attrs: { 'aria-hidden': 'true' } });
    mark.style.insetInlineStart = `${((placeOf(height)[0] / WIDE) * 100).toFixed(2)}%`;
    return mark;
  });
}
