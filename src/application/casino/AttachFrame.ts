import type { GameLauncher } from './GameLauncher';

export class AttachFrame {
  constructor(private readonly launcher: Pick<GameLauncher, 'attach'>) {}

  execute(frameWindow: object): () => void {
    return this.launcher.attach(frameWindow);
  }
}
