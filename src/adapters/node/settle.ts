/** Lets every promise that can settle do so: one turn of the event loop empties the microtask queue. No time passes. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
