import * as v from 'valibot';
import { tenThousandths } from '@/domain/betting/exactOdds';
import type { TenThousandths } from '@/domain/betting/exactOdds';

const PLAIN = /^\d{1,4}(?:\.\d{1,20})?$/;

/** Odds of a bet that stands already: with up to four places; what floating point added behind them is rounded away. */
export const wireExactOdds: v.GenericSchema<unknown, TenThousandths> = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { value } = dataset;
    const read = typeof value === 'number' || (typeof value === 'string' && PLAIN.test(value.trim()));
    const exact = read ? tenThousandths(Math.round(Number(value) * 10_000)) : null;
    if (exact !== null) return exact;
    addIssue({ expected: 'odds' });
    return NEVER;
  }),
);
