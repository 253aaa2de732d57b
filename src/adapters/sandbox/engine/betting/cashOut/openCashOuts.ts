import type { Kernel } from '../../kernel/Kernel';
import type { FoundMarket } from '../../sports/MarketList';
import { AutoCashOutBook } from '../autoCashOut/AutoCashOutBook';
import type { AutoCashOutRecord } from '../autoCashOut/AutoCashOutRecord';
import { AutoCashOutService } from '../autoCashOut/AutoCashOutService';
import type { BetBook } from '../BetBook';
import type { BetEvents } from '../BetEvents';
import type { Holds } from '../Holds';
import type { OfferTaker } from '../OfferTaker';
import { CashOutBook } from './CashOutBook';
import type { CashOutRecord } from './CashOutRecord';
import { CashOutService } from './CashOutService';

interface Surroundings {
  readonly kernel: Kernel;
  readonly book: BetBook;
  readonly holds: Holds;
  readonly offers: OfferTaker;
  readonly events: BetEvents;
  readonly find: (marketId: string) => FoundMarket | null;
}

interface Saved {
  readonly cashOuts: readonly CashOutRecord[];
  readonly autoCashOuts: readonly AutoCashOutRecord[];
}

/** Cash outs by hand and by themselves: two books, one way to carry them out. An image of before there were any of the second kind has none. */
export function openCashOuts(
  { kernel, book, holds, offers, events, find }: Surroundings,
  changed: (rule: AutoCashOutRecord) => void,
  saved: Partial<Saved> | null,
) {
  const cashOuts = new CashOutBook(saved?.cashOuts);
  const cashOut = new CashOutService(kernel, book, cashOuts, holds, offers, events, find);
  const autoCashOuts = new AutoCashOutBook(saved?.autoCashOuts);
  const autoCashOut = new AutoCashOutService(
    { kernel, book, cashOuts, cashOut, find, changed },
    autoCashOuts,
  );
  return { cashOuts, cashOut, autoCashOuts, autoCashOut };
}
