import { paise, type Paise } from '@/domain/shared/Money';

/** Of a percent; hundredths of one are exact. */
const WHOLE = 10_000;

/** What stays of what a market brings, in paise and rounded down: commission is on a net profit alone, never on a loss. `percent`: 0 to 100. */
export function afterCommission(result: Paise, percent: number): Paise {
  const taken = Math.round(percent * 100);
  if (result <= 0 || taken === 0) return result;
  const [whole, rest] = [Math.floor(result / WHOLE), result % WHOLE];
  return paise(whole * (WHOLE - taken) + Math.floor((rest * (WHOLE - taken)) / WHOLE));
}
