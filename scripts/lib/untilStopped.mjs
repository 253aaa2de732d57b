/**
 * Runs until Ctrl-C (or a polite kill), then closes what was opened and ends with success. A second Ctrl-C ends at once.
 * @param {() => Promise<void>} close
 * @returns {() => boolean} whether the stop has been asked for
 */
export function untilStopped(close) {
  let stopping = false;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void close().finally(() => {
        console.log('\nStopped.');
        process.exit(0);
      });
    });
  }
  return () => stopping;
}
