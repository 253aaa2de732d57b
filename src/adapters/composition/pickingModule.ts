import { AcceptanceMemory } from '@/application/betting/AcceptanceMemory';
import { OneClick } from '@/application/betting/OneClick';
import { OpenTappedPrice } from '@/application/betting/OpenTappedPrice';
import { PickPrice } from '@/application/betting/PickPrice';
import { PlaceBet } from '@/application/betting/PlaceBet';
import { ReconcilePlacement } from '@/application/betting/ReconcilePlacement';
import { OpenSlips } from '@/application/betting/OpenSlips';
import { TappedPrice } from '@/application/betting/TappedPrice';
import { Notify } from '@/application/notices/Notify';
import { OpenPanel } from '@/application/session/OpenPanel';
import { WatchMarkets } from '@/application/sports/WatchMarkets';
import { provideClass } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';

const { betting, board, clock, session, sessionStore } = PORT;

/** From a tap on a price to its slip, also across a log-in. */
export const pickingModule = wiringPart('picking', (container) => {
  provideClass(container, TappedPrice, [sessionStore, clock]);
  provideClass(container, PickPrice, [
    session,
    board,
    betting,
    OpenSlips,
    AcceptanceMemory,
    OpenPanel,
    Notify,
    OneClick,
    PlaceBet,
    ReconcilePlacement,
    TappedPrice,
  ]);
  provideClass(container, OpenTappedPrice, [TappedPrice, board, WatchMarkets, PickPrice]);
});
