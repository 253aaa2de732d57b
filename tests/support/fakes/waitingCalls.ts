import type { Failure } from '@/domain/shared/Failure';
import { fail, ok } from '@/domain/shared/Result';
import type { Result } from '@/domain/shared/Result';
import { settle } from '@/adapters/node/settle';

/** Calls of one kind that wait, oldest first, until the test replies. */
export function waitingCalls<T>() {
  const waiting: ((reply: Result<T, Failure>) => void)[] = [];
  const next = async (reply: Result<T, Failure>): Promise<void> => {
    const answer = waiting.shift();
    if (answer === undefined) throw new Error('no such call waits');
    answer(reply);
    await settle();
  };
  return {
    get waiting(): number {
      return waiting.length;
    },
    ask: () => new Promise<Result<T, Failure>>((resolve) => waiting.push(resolve)),
    reply: (value: T) => next(ok(value)),
    refuse: (failure: Failure) => next(fail(failure)),
  };
}
