import type { TextKey } from '../en/en';
import { bets } from './bets';
import { fair } from './fair';
import { instant } from './instant';
import { page } from './page';
import { rules } from './rules';
import { slot } from './slot';
import { tables } from './tables';
import { verify } from './verify';

/** The same in Hindi. */
export const hi: Readonly<Record<TextKey, string>> = {
  ...page,
  ...bets,
  ...fair,
  ...tables,
  ...instant,
  ...rules,
  ...slot,
  ...verify,
};
