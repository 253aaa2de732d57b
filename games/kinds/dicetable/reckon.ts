/** By how many dice show the face that was bet on: hundredths that 1 becomes. */
const FACES: Readonly<Record<string, readonly number[]>> = {
  face: [0, 200, 300, 400],
  sign: [0, 0, 300, 500, 1_000, 2_000, 10_000],
};

const isTriple = (faces: readonly number[]): boolean => faces.length === 3 && new Set(faces).size === 1;
const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** Whether a field that pays one figure has won. */
function isWon(on: string, faces: readonly number[]): boolean {
  const [kind = '', which] = on.split('-');
  const sum = sumOf(faces);
  const count = faces.filter((face) => face === Number(which)).length;
  switch (kind) {
    case 'small':
      return sum <= 10 && !isTriple(faces);
    case 'big':
      return sum > 10 && !isTriple(faces);
    case 'odd':
    case 'even':
      return sum % 2 === (kind === 'odd' ? 1 : 0) && !isTriple(faces);
    case 'any':
      return isTriple(faces);
    case 'double':
      return count >= 2;
    case 'triple':
      return count === 3;
    case 'total':
      return sum === Number(which);
    case 'three':
      return sum === 3 || sum === 11;
    case 'down':
      return sum < 7;
    case 'up':
      return sum > 7;
    default:
      return kind === 'seven' && sum === 7;
  }
}

/** Hundredths that 1 becomes on a field. `pays`: what a field of one figure pays; `signs`: what the faces show where they have no pips. */
export function timesOn(
  on: string,
  faces: readonly number[],
  pays: number | null,
  signs: readonly string[],
): number {
  if (pays !== null) return isWon(on, faces) ? Math.round(pays * 100) : 0;
  const sign = signs.indexOf(on) + 1;
  const face = sign > 0 ? sign : Number(on.split('-')[1]);
  const count = faces.filter((each) => each === face).length;
  return FACES[sign > 0 ? 'sign' : 'face']?.[count] ?? 0;
}
