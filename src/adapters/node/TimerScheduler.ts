import type { Scheduler } from '@/application/ports/device/Scheduler';

/** About sixty a second, as a screen paints. */
const FRAME_MS = 16;

/** The timers of a process without a screen. */
export class TimerScheduler implements Scheduler {
  after(ms: number, task: () => void): () => void {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  }

  every(ms: number, task: () => void): () => void {
    const timer = setInterval(task, ms);
    return () => clearInterval(timer);
  }

  nextFrame(task: () => void): () => void {
    return this.after(FRAME_MS, task);
  }
}
