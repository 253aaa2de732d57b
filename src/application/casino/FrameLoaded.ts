import type { LaunchDesk } from './LaunchDesk';

export class FrameLoaded {
  constructor(private readonly desk: Pick<LaunchDesk, 'loaded'>) {}

  execute(): void {
    this.desk.loaded();
  }
}
