import { draw, make } from '../parts/make';
import { t, textOr } from '../texts/t';

const SUITS: Readonly<Record<string, string>> = {
  S: 'M0-10C3-5 9-2 9 3.500C9 8 4 9 1.200 6L2.500 10H-2.500L-1.200 6C-4 9-9 8-9 3.500C-9-2-3-5 0-10Z',
  H: 'M0 10C-3 5-10 1-10-4.500C-10-10-2.500-10.500 0-5C2.500-10.500 10-10 10-4.500C10 1 3 5 0 10Z',
  D: 'M0-10.500L7.500 0L0 10.500L-7.500 0Z',
  C: 'M0-10A4.600 4.600 0 0 1 3.800-2.600A4.600 4.600 0 1 1 1.300 5L2.500 10H-2.500L-1.300 5A4.600 4.600 0 1 1-3.800-2.600A4.600 4.600 0 0 1 0-10Z',
};
/** Where the pips of a rank are: columns -1 … 1 and rows -3 … 3. */
const ROW = [-3, 3];
const PIPS: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  2: [
    [0, -3],
    [0, 3],
  ],
  3: [
    [0, -3],
    [0, 0],
    [0, 3],
  ],
  4: ROW.flatMap(
    (y) =>
      [
        [-1, y],
        [1, y],
      ] as const,
  ),
  5: [
    ...ROW.flatMap(
      (y) =>
        [
          [-1, y],
          [1, y],
        ] as const,
    ),
    [0, 0],
  ],
  6: [-3, 0, 3].flatMap(
    (y) =>
      [
        [-1, y],
        [1, y],
      ] as const,
  ),
  7: [
    ...[-3, 0, 3].flatMap(
      (y) =>
        [
          [-1, y],
          [1, y],
        ] as const,
    ),
    [0, -1.5],
  ],
  8: [
    ...[-3, 0, 3].flatMap(
      (y) =>
        [
          [-1, y],
          [1, y],
        ] as const,
    ),
    [0, -1.5],
    [0, 1.5],
  ],
  9: [
    ...[-3, -1, 1, 3].flatMap(
      (y) =>
        [
          [-1, y],
          [1, y],
        ] as const,
    ),
    [0, 0],
  ],
  10: [
    ...[-3, -1, 1, 3].flatMap(
      (y) =>
        [
          [-1, y],
          [1, y],
        ] as const,
    ),
    [0, -2],
    [0, 2],
  ],
};

const CORNER_X = -24.5;

const splitCard = (card: string): readonly [rank: string, suit: string] => [
  card.slice(0, -1),
  card.slice(-1),
];

/** 'KS' as "king of spades". */
export function cardName(card: string): string {
  const [rank, suit] = splitCard(card);
  // In Hindi the queen is a lady.
  return t(rank === 'Q' ? 'card.queenName' : 'card.name', {
    rank: textOr(`card.${rank}`, rank),
    suit: textOr(`card.${suit}`, suit),
  });
}

function pip(path: string, x: number, y: number, scale: number): SVGPathElement {
  const turn = y > 0 ? ' rotate(180)' : '';
  return draw('path', { d: path, transform: `translate(${x} ${y})${turn} scale(${scale})` });
}

function corner(rank: string, path: string, turn: number): SVGGElement {
  // Two digits are as narrow as one, or they are cut at the edge.
  const narrow = rank.length > 1 ? { textLength: 10.5, lengthAdjust: 'spacingAndGlyphs' } : {};
  const text = draw('text', { class: 'card-rank', x: CORNER_X, y: -32, ...narrow });
  text.textContent = rank;
  return draw('g', { transform: `rotate(${turn})` }, text, pip(path, CORNER_X, -22, 0.42));
}

function middleOf(rank: string, path: string): SVGElement[] {
  const pips = PIPS[rank];
  if (pips !== undefined) return pips.map(([x, y]) => pip(path, x * 11, y * 9.6, 0.62));
  if (rank === 'A') return [pip(path, 0, -1, 2)];
  const letter = draw('text', { class: 'card-court', y: 2 });
  letter.textContent = rank;
  return [
    draw('rect', { class: 'card-frame', x: -16, y: -33, width: 32, height: 66, rx: 3 }),
    draw('path', { class: 'card-crown', d: 'M-11-17L-12-27L-5-22L0-29L5-22L12-27L11-17Z' }),
    letter,
    pip(path, 0, 23, 0.75),
  ];
}

/** A playing card that lies face down. */
export function drawCardBack(): HTMLElement {
  return make(
    'span',
    { className: 'card card-down', attrs: { 'aria-hidden': 'true' } },
    make('span', { className: 'card-back' }),
  );
}

/** The sign of a suit, in a square of 20 around its middle. */
export function suitPath(suit: string): string {
  return SUITS[suit] ?? '';
}

/** A card that has been covered, as small as its rank and the sign of its suit. */
export function drawCardChip(card: string): HTMLElement {
  const [rank, suit] = splitCard(card);
  const sign = draw('svg', { viewBox: '-11 -11 22 22', 'aria-hidden': 'true' }, pip(suitPath(suit), 0, 0, 1));
  const chip = make('span', { className: `card-chip ${colourClass(suit)}`, text: rank }, sign);
  chip.setAttribute('role', 'img');
  chip.setAttribute('aria-label', cardName(card));
  return chip;
}

const colourClass = (suit: string): string => (suit === 'H' || suit === 'D' ? 'card-red' : 'card-black');

/** A playing card that lies face up, and turns there from its back unless the player asks for less motion. */
export function drawCard(card: string): HTMLElement {
  const [rank, suit] = splitCard(card);
  const path = suitPath(suit);
  const face = draw(
    'svg',
    {
      class: `card-face ${colourClass(suit)}`,
      viewBox: '-34 -46 68 92',
      'aria-hidden': 'true',
    },
    draw('rect', { class: 'card-paper', x: -33.5, y: -45.5, width: 67, height: 91, rx: 6 }),
    ...middleOf(rank, path),
    corner(rank, path, 0),
    corner(rank, path, 180),
  );
  const back = make('span', { className: 'card-back' });
  const inner = make('span', { className: 'card-turn' }, face, back);
  return make('span', { className: 'card', attrs: { role: 'img', 'aria-label': cardName(card) } }, inner);
}
