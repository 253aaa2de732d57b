/** A bet on a line of the cloth, which has rows of three: where its chip lies, and the numbers that it covers. */
export interface LineBet {
  /** As the provider names it: by its lowest number, a split by both. */
  readonly on: string;
  readonly kind: 'split' | 'street' | 'corner' | 'six';
  readonly numbers: readonly number[];
  /** Along the rows, and across the three columns. */
  readonly along: number;
  readonly across: number;
}

const COLUMNS = 3;

function line(kind: LineBet['kind'], along: number, across: number, ...numbers: readonly number[]): LineBet {
  const [low = 0, next = 0] = numbers;
  return { on: kind === 'split' ? `split-${low}-${next}` : `${kind}-${low}`, kind, numbers, along, across };
}

/** The lines that begin at one number: with the next one of its row, with the one behind it, with both, and those of whole rows. */
function linesFrom(row: number, column: number, rows: number): readonly LineBet[] {
  const low = row * COLUMNS + column + 1;
  const [hasNext, hasBehind] = [column < COLUMNS - 1, row < rows - 1];
  const three = [low, low + 1, low + 2];
  return [
    ...(column === 0 ? [line('street', row + 0.5, 0, ...three)] : []),
    ...(column === 0 && hasBehind ? [line('six', row + 1, 0, ...three, low + 3, low + 4, low + 5)] : []),
    ...(hasNext ? [line('split', row + 0.5, column + 1, low, low + 1)] : []),
    ...(hasBehind ? [line('split', row + 1, column + 0.5, low, low + 3)] : []),
    ...(hasNext && hasBehind ? [line('corner', row + 1, column + 1, low, low + 1, low + 3, low + 4)] : []),
  ];
}

const zero = [
  line('corner', 0, 0, 0, 1, 2, 3),
  ...[0, 1, 2].map((column) => line('split', 0, column + 0.5, 0, column + 1)),
];

/** Every line of a cloth with numbers up to `last`, row by row, as one goes over it by the keys. */
export function lineBets(last: number): readonly LineBet[] {
  const lines = Array.from({ length: last }, (_, at) =>
    linesFrom(Math.floor(at / COLUMNS), at % COLUMNS, last / COLUMNS),
  );
  return [...zero, ...lines.flat()].toSorted(
    (one, other) => one.along - other.along || one.across - other.across,
  );
}
