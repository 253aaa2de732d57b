import { ACCOUNT } from './hindi/account';
import { BETTING } from './hindi/betting';
import { BONUS } from './hindi/bonus';
import { BRAND } from './hindi/brand';
import { IDENTITY } from './hindi/identity';
import { MONEY } from './hindi/money';
import { SPORTS } from './hindi/sports';

/** Every text of the sandbox: its English, by which it is named in the code, and its Hindi. `{name}` is a place for a value. */
export const HINDI = {
  ...ACCOUNT,
  ...BETTING,
  ...BONUS,
  ...BRAND,
  ...IDENTITY,
  ...MONEY,
  ...SPORTS,
} as const;

export type Pattern = keyof typeof HINDI;
