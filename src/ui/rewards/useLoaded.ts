import { useCallback, useEffect, useState } from 'react';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { cancellationOf } from '@/ui/betting/cancellationOf';

type Load<T> = (cancellation: Cancellation) => Promise<Result<T, Message>>;

export interface Loaded<T> {
  readonly shown: Loadable<T>;
  /** Asks again; what is shown stays until the answer is there. */
  readonly refresh: () => void;
}

/**
 * What a page asks for, kept fresh while it is on the screen. `load` keeps its identity as long as it means the same thing; with another
 * one the call before is given up and its answer dropped (F05). `watch` tells of changes.
 */
export function useLoaded<T>(load: Load<T>, watch: (changed: () => void) => () => void): Loaded<T> {
  const [kept, keep] = useState<{ readonly of: Load<T>; readonly shown: Loadable<T> }>({
    of: load,
    shown: { state: 'loading' },
  });
  const [attempt, setAttempt] = useState(0);
  const refresh = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    const [cancellation, cancel] = cancellationOf();
    keep((before) =>
      before.of === load && before.shown.state === 'ready'
        ? before
        : { of: load, shown: { state: 'loading' } },
    );
    void load(cancellation).then((answer) => {
      if (cancellation.cancelled) return;
      keep((before) => ({ of: load, shown: after(answer, before.shown) }));
    });
    return cancel;
  }, [load, attempt]);
  useEffect(() => watch(refresh), [watch, refresh]);

  return { shown: kept.of === load ? kept.shown : { state: 'loading' }, refresh };
}

function after<T>(answer: Result<T, Message>, before: Loadable<T>): Loadable<T> {
  if (answer.ok) return { state: 'ready', value: answer.value };
  // A quiet refresh that failed takes nothing away from what is shown.
  return before.state === 'ready' ? before : { state: 'failed', message: answer.error };
}
