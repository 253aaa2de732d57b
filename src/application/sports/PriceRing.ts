import { odds } from '@/domain/shared/Odds';
import type { PriceSample, SampledPrice } from '@/domain/sports/PriceSample';
import type { PriceSeries } from './SportsApp';

/** At one a second: five minutes of a price that never rests, and more of one that does. */
export const MAX_SAMPLES = 300;

const FIELDS = 5;
const NO_PRICE = 0;
const NO_LINE = -1;

/** The last samples of one runner in a block of fixed size (6 kB), so that a page that stays open for hours does not grow. */
export class PriceRing implements PriceSeries {
  /** Of each sample: when, back, its line, lay, its line. Reserved with the first price. */
  #fields: Int32Array | null = null;
  #pushed = 0;

  /** Whether it was kept: a sample that equals the one before says nothing, nor does the lack of a price before the first. */
  push({ at, back, lay }: PriceSample): boolean {
    if (this.#pushed === 0 && back === null && lay === null) return false;
    this.#fields ??= new Int32Array(MAX_SAMPLES * FIELDS);
    const fields = this.#fields;
    const values = [priceOf(back), lineOf(back), priceOf(lay), lineOf(lay)];
    const before = this.#place(this.#pushed - 1);
    if (this.#pushed > 0 && values.every((field, index) => fields[before + 1 + index] === field))
      return false;
    fields.set([at, ...values], this.#place(this.#pushed));
    this.#pushed += 1;
    return true;
  }

  latest(count: number): readonly PriceSample[] {
    const first = Math.max(0, this.#pushed - Math.min(count, MAX_SAMPLES));
    const samples: PriceSample[] = [];
    for (let index = first; index < this.#pushed; index++) samples.push(this.#read(this.#place(index)));
    return samples;
  }

  #place(index: number): number {
    return ((index + MAX_SAMPLES) % MAX_SAMPLES) * FIELDS;
  }

  #read(place: number): PriceSample {
    const [at = 0, back = NO_PRICE, backLine = NO_LINE, lay = NO_PRICE, layLine = NO_LINE] =
      this.#fields?.subarray(place, place + FIELDS) ?? [];
    return { at, back: sampled(back, backLine), lay: sampled(lay, layLine) };
  }
}

function priceOf(side: SampledPrice | null): number {
  return side?.price ?? NO_PRICE;
}

function lineOf(side: SampledPrice | null): number {
  return side?.line ?? NO_LINE;
}

function sampled(price: number, line: number): SampledPrice | null {
  if (price === NO_PRICE) return null;
  return line === NO_LINE ? { price: odds(price) } : { price: odds(price), line };
}
