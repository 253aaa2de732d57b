/** Waits for something to become true by turning the event loop, and says what it waited for when it never does. Not a sleep. */
export async function until(holds: () => boolean, what: string, limitMs = 10_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > deadline) throw new Error(`waited ${limitMs} ms in vain: ${what}`);
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}
