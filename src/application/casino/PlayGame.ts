import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { GameLauncher } from './GameLauncher';

/** The page of a game. Leaving is settled a microtask later, so that a remount does not launch it twice. */
export class PlayGame {
  #watchers = 0;
  #href = '';

  constructor(private readonly launcher: Pick<GameLauncher, 'start' | 'leave' | 'target'>) {}

  execute(target: LaunchTarget): () => void {
    this.#watchers += 1;
    if (this.launcher.target === null || this.#href !== target.href) this.launcher.start(target);
    this.#href = target.href;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      this.#watchers -= 1;
      void Promise.resolve().then(() => {
        if (this.#watchers === 0) this.launcher.leave();
      });
    };
  }
}
