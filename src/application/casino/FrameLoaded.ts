import type { GameLauncher } from './GameLauncher';

export class FrameLoaded {
  constructor(private readonly launcher: Pick<GameLauncher, 'loaded'>) {}

  execute(): void {
    this.launcher.loaded();
  }
}
