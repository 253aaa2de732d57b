import { bets } from './bets';
import { fair } from './fair';
import { instant } from './instant';
import { page } from './page';
import { rules } from './rules';
import { slot } from './slot';
import { tables } from './tables';
import { verify } from './verify';

/** What the pages of the games say, in English. `{name}`: what is put in there. Every other language has the same keys. */
export const en = { ...page, ...bets, ...fair, ...tables, ...instant, ...rules, ...slot, ...verify };

export type TextKey = keyof typeof en;
