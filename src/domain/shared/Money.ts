/** An amount in integer paise (1 rupee = 100 paise). May be negative. Never a float, never rupees. */
export type Paise = number & { readonly __unit: 'paise' };

/** The largest amount that we accept from anywhere: ten thousand crore rupees, far below 2^53 paise x odds. */
const LARGEST = 10_000_000_000_000;

/** Brands an integer number of paise. Throws on a fraction, NaN or an absurd amount: that is a bug of the caller. */
export function paise(amount: number): Paise {
  if (!Number.isSafeInteger(amount) || Math.abs(amount) > LARGEST)
    throw new Error(`not an amount in paise: ${amount}`);
  return (amount === 0 ? 0 : amount) as Paise;
}

export const NO_MONEY = paise(0);

/** Whole rupees to paise. Throws on a fraction. */
export function rupees(amount: number): Paise {
  return paise(amount * 100);
}

export function addMoney(...amounts: readonly Paise[]): Paise {
  return paise(amounts.reduce<number>((sum, each) => sum + each, 0));
}

export function negateMoney(amount: Paise): Paise {
  return paise(-amount);
}
