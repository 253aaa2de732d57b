import type { CasinoView } from '../ports/state/CasinoState';
import type { GameLauncher } from './GameLauncher';

export class RetryLaunch {
  constructor(
    private readonly launcher: Pick<GameLauncher, 'start'>,
    private readonly view: Pick<CasinoView, 'launch'>,
  ) {}

  execute(): void {
    const { launch } = this.view;
    if (launch.kind !== 'none') this.launcher.start(launch.target);
  }
}
