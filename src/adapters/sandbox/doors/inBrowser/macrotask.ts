/** Runs tasks in order, each in a turn of the event loop of its own: never at once, and not slowed in a hidden tab as timers are. */
export function createTurns(): (task: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.onmessage = () => waiting.shift()?.();
  // Under Node an open port would keep the process alive.
  if ('unref' in port1 && typeof port1.unref === 'function') port1.unref();
  return (task) => {
    waiting.push(task);
    port2.postMessage(null);
  };
}
