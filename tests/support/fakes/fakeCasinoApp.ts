import type { CasinoStore } from '@/adapters/stores/CasinoStore';
import type { CasinoApp } from '@/application/casino/CasinoApp';

type Does = <Args extends readonly unknown[], Answer>(
  name: string,
  otherwise: (...args: Args) => Answer,
) => (...args: Args) => Answer;

/** The casino's part of `fakePlayerApp`. */
export function fakeCasinoApp(view: CasinoStore, does: Does): CasinoApp {
  const nothing = (): void => undefined;
  const quietly = async (): Promise<void> => undefined;
  const release = () => nothing;
  return {
    view,
    loadCatalogue: does('casino.loadCatalogue', quietly),
    openGame: does('casino.openGame', nothing),
    playGame: does('casino.playGame', release),
    retryLaunch: does('casino.retryLaunch', nothing),
    frameLoaded: does('casino.frameLoaded', nothing),
    attachFrame: does('casino.attachFrame', release),
    toggleFavourite: does('casino.toggleFavourite', nothing),
  };
}
