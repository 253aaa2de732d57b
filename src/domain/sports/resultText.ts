import type { Market } from './Market';

/** The result of a market in words: its winner, or winners, by name; the runs of a fancy, or the backend's own words as they are. Empty: none yet. */
export function resultText({ result, runners }: Pick<Market, 'result' | 'runners'>): string {
  const nameOf = (id: string) => runners.find((runner) => runner.id === id)?.name;
  const won = runners.filter(({ status }) => status === 'winner').map(({ name }) => name);
  if (result === null || result === '') return won.join(', ');
  const ids = result.split('+');
  return ids.every((id) => nameOf(id) !== undefined) ? ids.map(nameOf).join(', ') : result;
}
