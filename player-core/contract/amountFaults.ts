import type { Exchange } from './Exchange';

const AMOUNTS = new Set(
  'balance cash coins stack stake matched amount exposureAmount profitLoss min max minStake maxStake maxProfit totalMatched credit withdrawable locked coinsBalance result'.split(
    ' ',
  ),
);
/** What is left over when binary fractions are added. */
const NOISE = 1e-6;

/** Rupees with more than two places, by the place where they stand. `noise`: it is a rounding that was forgotten, not an amount of thousandths. */
export function amountFaults(exchanges: readonly Pick<Exchange, 'call' | 'reply'>[]): {
  readonly wrong: readonly string[];
  readonly noise: readonly string[];
} {
  const wrong = new Set<string>();
  const noise = new Set<string>();
  const look = (call: string, name: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) look(call, Array.isArray(value) ? name : key, inner);
      return;
    }
    if (!AMOUNTS.has(name) || (typeof value !== 'number' && typeof value !== 'string')) return;
    const paise = Number(value) * 100;
    const off = Math.abs(paise - Math.round(paise));
    if (!Number.isFinite(paise) || !/\.\d{3}/.test(String(value))) return;
    (off > NOISE * Math.max(1, Math.abs(paise) / 1e6) ? wrong : noise).add(`${call} ${name} ${value}`);
  };
  for (const { call, reply } of exchanges) look(call, '', reply);
  return { wrong: [...wrong], noise: [...noise] };
}
