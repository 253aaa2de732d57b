import type { CasinoView } from '../ports/state/CasinoState';
import type { LaunchDesk } from './LaunchDesk';

export class RetryLaunch {
  constructor(
    private readonly desk: Pick<LaunchDesk, 'start'>,
    private readonly view: Pick<CasinoView, 'launch'>,
  ) {}

  execute(): void {
    const { launch } = this.view;
    if (launch.kind !== 'none') this.desk.start(launch.target);
  }
}
