import type { LaunchTarget } from '@/domain/casino/LaunchTarget';
import type { GameLauncher } from './GameLauncher';

/** The page of a game. Leaving is settled a microtask later, so that a remount does not launch it twice. */
export function playGame(launcher: Pick<GameLauncher, 'start' | 'leave' | 'target'>) {
  let watchers = 0;
  let href = '';

  return (target: LaunchTarget): (() => void) => {
    watchers += 1;
    if (launcher.target === null || href !== target.href) launcher.start(target);
    href = target.href;
    let released = false;
    return () => {
      if (released) return;
      released = true;
      watchers -= 1;
      void Promise.resolve().then(() => {
        if (watchers === 0) launcher.leave();
      });
    };
  };
}
