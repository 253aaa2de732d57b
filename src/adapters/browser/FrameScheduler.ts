import type { Scheduler } from '@/application/ports/device/Scheduler';

/** A hidden page gets no frames: work waits this long at most. */
const HIDDEN_PAGE_MS = 1000;

export class FrameScheduler implements Scheduler {
  after(ms: number, task: () => void): () => void {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }

  every(ms: number, task: () => void): () => void {
    let timer = 0;
    const beat = (): void => {
      clearInterval(timer);
      if (!document.hidden) timer = window.setInterval(task, ms);
    };
    beat();
    document.addEventListener('visibilitychange', beat);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', beat);
    };
  }

  nextFrame(task: () => void): () => void {
    const cancel = (): void => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const run = (): void => {
      cancel();
      task();
    };
    const frame = requestAnimationFrame(run);
    const timer = setTimeout(run, HIDDEN_PAGE_MS);
    return cancel;
  }
}
