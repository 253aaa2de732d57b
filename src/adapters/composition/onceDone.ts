/** Does it once and remembers the answer; after a failure the next call tries again. */
export function onceDone<T>(act: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null;
  return () => {
    answer ??= act().catch((error: unknown) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}
