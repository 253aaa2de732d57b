/** What a page saw of its own start. Milliseconds since the navigation began. */
export interface Arrival {
  firstPaint: number;
  /** The first thing that was asked of the server stands on the screen. */
  dataPainted: number;
  /** Of long tasks, what is over 50 ms, after the first paint. */
  blocked: number;
  /** The same from the start: a page that paints only when all its script has run has nothing left to be blocked by. */
  blockedFromStart: number;
  shift: number;
}

declare global {
  interface Window {
    arrival: Arrival;
  }
}

/** Runs in the page before its own scripts. `selector` names the data, `pattern` what its text has to look like. */
export function watchArrival([selector, pattern]: readonly [string, string]): void {
  const arrival = { firstPaint: 0, dataPainted: 0, blocked: 0, blockedFromStart: 0, shift: 0 };
  window.arrival = arrival;
  const wanted = new RegExp(pattern);
  const tasks: { readonly startTime: number; readonly duration: number }[] = [];
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') arrival.firstPaint = startTime;
  });
  watch('longtask', (entry) => {
    tasks.push(entry);
    const over50 = (sum: number, { duration }: { readonly duration: number }): number =>
      sum + Math.max(0, duration - 50);
    arrival.blockedFromStart = tasks.reduce(over50, 0);
    arrival.blocked = tasks
      .filter(({ startTime, duration }) => startTime + duration > arrival.firstPaint)
      .reduce(over50, 0);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) arrival.shift += value;
  });
  const look = (): void => {
    const there = [...document.querySelectorAll(selector)].some((each) =>
      wanted.test(each.textContent ?? ''),
    );
    if (!there) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => (arrival.dataPainted = performance.now()));
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
