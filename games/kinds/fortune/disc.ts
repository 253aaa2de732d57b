import { draw, make } from '../../parts/make';

const TONES = ['grey', 'blue', 'green', 'violet', 'red', 'gold'];
const TURNS = 5;
/** Where the pieces begin and end, of a picture that is 200 wide: inside them is the hub, around them the pegs. */
const [INNER, OUTER, PEGS] = [52, 93, 95.5];

/** The colour of a figure, the same on the wheel, on its field and among the last rounds. */
export const toneAt = (field: number): string => TONES[field % TONES.length] ?? 'grey';

interface Piece {
  readonly figure: string;
  readonly tone: string;
}

export interface Disc {
  readonly node: HTMLElement;
  /** Turns until that piece is under the pointer; what came before goes from the hub. */
  readonly turnTo: (at: number) => void;
  /** What it came to, in the hub. */
  readonly say: (text: string, tone: string) => void;
}

/** A point so far from the middle, in degrees from the top. */
function pointAt(far: number, degrees: number): string {
  const turned = (degrees * Math.PI) / 180;
  return `${(Math.sin(turned) * far).toFixed(3)} ${(-Math.cos(turned) * far).toFixed(3)}`;
}

/** What lies in the hub before the first round, and under the figure after it. */
function starOf(points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    pointAt(at % 2 === 0 ? far : near, (at * 180) / points),
  );
  return `M${corners.join('L')}Z`;
}

function drawPiece({ figure, tone }: Piece, at: number, step: number): SVGGElement {
  const half = step / 2;
  const text = draw('text', { class: 'disc-text', transform: 'translate(0 -82) rotate(-90)' });
  text.textContent = figure;
  const outer = `A${OUTER} ${OUTER} 0 0 1 ${pointAt(OUTER, half)}`;
  const inner = `A${INNER} ${INNER} 0 0 0 ${pointAt(INNER, -half)}`;
  const shape = `M${pointAt(OUTER, -half)}${outer}L${pointAt(INNER, half)}${inner}Z`;
  const [x = '0', y = '0'] = pointAt(PEGS, half).split(' ');
  return draw(
    'g',
    {},
    draw(
      'g',
      { transform: `rotate(${(at * step).toFixed(4)})` },
      draw('path', { class: `disc-piece disc-${tone}`, d: shape }),
      text,
      draw('circle', { class: 'disc-peg', cx: x, cy: y, r: 1.2 }),
    ),
  );
}

/** A wheel of many pieces in a ring, its pointer, and a hub that says what it came to. */
export function drawDisc(pieces: readonly Piece[]): Disc {
  const step = 360 / pieces.length;
  const disc = draw(
    'svg',
    { class: 'disc', viewBox: '-100 -100 200 200' },
    draw('circle', { class: 'disc-rim', r: 98 }),
    ...pieces.map((piece, at) => drawPiece(piece, at, step)),
    draw('circle', { class: 'disc-hub', r: INNER }),
    draw('circle', { class: 'disc-ring', r: INNER - 6 }),
    draw('path', { class: 'disc-star', d: starOf(8, 38, 14) }),
  );
  const hub = make('span', { className: 'disc-came' });
  const pointer = make('span', { className: 'disc-pointer' });
  const node = make('div', { className: 'disc-stage', attrs: { 'aria-hidden': 'true' } }, disc, pointer, hub);
  let turned = 0;
  return {
    node,
    turnTo: (at) => {
      hub.textContent = '';
      const angle = -at * step;
      turned += 360 * TURNS + ((((angle - turned) % 360) + 360) % 360);
      disc.style.transform = `rotate(${turned}deg)`;
    },
    say: (text, tone) => {
      hub.textContent = text;
      hub.dataset['tone'] = tone;
    },
  };
}
