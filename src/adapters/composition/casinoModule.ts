import { AttachFrame } from '@/application/casino/AttachFrame';
import { FrameLoaded } from '@/application/casino/FrameLoaded';
import { SavedGames } from '@/application/casino/SavedGames';
import { GameLauncher } from '@/application/casino/GameLauncher';
import { LoadCatalogue } from '@/application/casino/LoadCatalogue';
import { OpenGame } from '@/application/casino/OpenGame';
import { PlayGame } from '@/application/casino/PlayGame';
import { RetryLaunch } from '@/application/casino/RetryLaunch';
import { ToggleFavourite } from '@/application/casino/ToggleFavourite';
import { WatchCatalogue } from '@/application/casino/WatchCatalogue';
import { Notify } from '@/application/notices/Notify';
import { OpenPanel } from '@/application/session/OpenPanel';
import { SyncWallet } from '@/application/wallet/SyncWallet';
import { provideClass } from './provide';
import { PORT } from './tokens';
import { wiringPart } from './wiringPart';

const { casino, casinoGateway, gameFrames, address, config, session, navigator, localStore, scheduler } =
  PORT;

/** Games: the catalogue, what a player likes, and the one that is open. */
export const casinoModule = wiringPart('casino', (container) => {
  provideClass(container, LoadCatalogue, [casinoGateway, casino]);
  provideClass(container, WatchCatalogue, [LoadCatalogue]);
  provideClass(container, SavedGames, [localStore, casino, session]);
  provideClass(container, ToggleFavourite, [SavedGames]);
  provideClass(container, OpenGame, [session, OpenPanel, navigator]);
  provideClass(container, GameLauncher, [
    casinoGateway,
    casino,
    session,
    gameFrames,
    address,
    config,
    SavedGames,
    SyncWallet,
    navigator,
    scheduler,
    Notify,
  ]);
  provideClass(container, PlayGame, [GameLauncher]);
  provideClass(container, RetryLaunch, [GameLauncher, casino]);
  provideClass(container, FrameLoaded, [GameLauncher]);
  provideClass(container, AttachFrame, [GameLauncher]);
});
