import type { MarketChange, RunnerChange } from '@/domain/sports/MarketChange';
import { claim } from './ContractCase';

/** Odds above 1, also of what was matched last, and sizes of nothing or more, both whole. */
export function expectPrices({ id, runners }: MarketChange): void {
  for (const runner of runners) {
    for (const { price, size } of offersOf(runner)) {
      claim(price > 100 && Number.isSafeInteger(price), `${id} ${runner.id}: odds ${price}`);
      claim(size >= 0 && Number.isSafeInteger(size), `${id} ${runner.id}: size ${size}`);
    }
    const { last = 200 } = runner;
    claim(last > 100 && Number.isSafeInteger(last), `${id} ${runner.id}: matched last at ${last}`);
  }
}

/** Who backs gets the lower odds: where both sides are equal or crossed, somebody wins whatever happens. */
export function expectApart({ id, runners }: MarketChange): void {
  for (const { id: runner, back = [], lay = [] } of runners) {
    const [best] = prices(back).toSorted((one, other) => other - one);
    const [against] = prices(lay).toSorted((one, other) => one - other);
    if (best === undefined || against === undefined) continue;
    claim(best < against, `${id} ${runner}: back ${best / 100} is not below lay ${against / 100}`);
  }
}

const prices = (levels: NonNullable<RunnerChange['back']>): readonly number[] =>
  levels.flatMap(({ offer }) => (offer === null ? [] : [offer.price]));

function offersOf({ back = [], lay = [] }: RunnerChange) {
  return [...back, ...lay].flatMap(({ offer }) => (offer === null ? [] : [offer]));
}
