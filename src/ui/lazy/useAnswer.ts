import { useEffect, useState } from 'react';

/**
 * What is asked for once: null until it is there, `failed` where it does not come. An answer to what is no longer asked is dropped. `ask` must keep
 * its identity as long as it means the same.
 */
export function useAnswer<T extends object>(ask: () => Promise<T>): T | 'failed' | null {
  const [answer, setAnswer] = useState<T | 'failed' | null>(null);
  useEffect(() => {
    let left = false;
    const take = (taken: T | 'failed'): void => {
      if (!left) setAnswer(taken);
    };
    ask().then(take, () => take('failed'));
    return () => {
      left = true;
    };
  }, [ask]);
  return answer;
}
