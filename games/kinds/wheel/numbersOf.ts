import { colourOf } from './drawWheel';
import { lineBets } from './lineBets';

/** The numbers that a field of the cloth covers, as its name says; `last` is shared among them. */
export function numbersOf(on: string, last: number): readonly number[] {
  const line = lineBets(last).find((each) => each.on === on);
  if (line !== undefined) return line.numbers;
  const [kind = '', which = ''] = on.split('-');
  if (kind === 'n') return [Number(which)];
  return Array.from({ length: last }, (_, at) => at + 1).filter((number) => {
    switch (kind) {
      case 'red':
      case 'black':
        return colourOf(number) === kind;
      case 'even':
      case 'odd':
        return number % 2 === (kind === 'odd' ? 1 : 0);
      case 'low':
      case 'high':
        return number > last / 2 === (kind === 'high');
      case 'dozen':
        return Math.ceil(number / 12) === Number(which);
      case 'column':
        return (number - 1) % 3 === Number(which) - 1;
      default:
        return false;
    }
  });
}
