import type { LaunchDesk } from './LaunchDesk';

export class AttachFrame {
  constructor(private readonly desk: Pick<LaunchDesk, 'attach'>) {}

  execute(frameWindow: object): () => void {
    return this.desk.attach(frameWindow);
  }
}
