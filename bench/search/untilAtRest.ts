/** Runs in the page: longer than the pause after which the search draws what may wait, and until that is painted. */
export function untilAtRest(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)), 400);
  });
}
