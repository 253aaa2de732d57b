import type { GameFrames } from '@/application/ports/device/GameFrames';
import type { Logger } from '@/application/ports/device/Logger';
import type { Navigator } from '@/application/ports/device/Navigator';
import type { SandboxTools } from '@/application/ports/device/SandboxTools';
import { WebAudioCues } from '../../browser/WebAudioCues';
import { WindowGameFrames } from '../../browser/WindowGameFrames';
import type { WholeDevice } from '../PlayerDevice';

export interface WholeDeviceParts {
  readonly navigator: Navigator;
  readonly logger: Logger;
  /** null: payments are made on pages of their own. */
  readonly tools: SandboxTools | null;
  /** null: games come from their providers' own hosts. */
  readonly gameFrames: GameFrames | null;
}

/** The browser behind the ports of the whole app. */
export function openWholeDevice({ navigator, logger, tools, gameFrames }: WholeDeviceParts): WholeDevice {
  return {
    cues: new WebAudioCues(),
    gameFrames: gameFrames ?? new WindowGameFrames(window),
    cashier: async () => (await import('./cashierDevice')).cashierDevice(navigator, tools),
    rewards: async () => (await import('./rewardsDevice')).rewardsDevice(),
    push: async () => {
      const { BrowserPushDevice } = await import('../../browser/BrowserPushDevice');
      return new BrowserPushDevice(logger);
    },
    content: async () => {
      const { SiteContentGateway } = await import('../../http/content/SiteContentGateway');
      return new SiteContentGateway((url, init) => fetch(url, init), logger);
    },
  };
}
