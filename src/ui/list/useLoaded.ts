import { useCallback, useEffect, useState } from 'react';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import type { Loadable } from '@/application/ports/state/MatchesState';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useLanguage } from '@/ui/i18n/useLanguage';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { CancelSource } from '@/application/ports/device/CancelSource';

/** After this long the reader is told that it takes long. */
const SLOW_MS = 5_000;

export type Load<T> = (cancellation: Cancellation) => Promise<Result<T, Message>>;

export interface Loaded<T> {
  readonly page: Loadable<T>;
  readonly slow: boolean;
  /** Asks again; what is shown stays until the answer is there. */
  readonly refresh: () => void;
  /** Changes what is shown, if anything is. */
  readonly change: (edit: (value: T) => T) => void;
}

interface Answered<T> {
  readonly of: Load<T>;
  readonly page: Loadable<T>;
}

/**
 * What a call gives, while it is on the screen. `load` must keep its identity as long as it means the same; with another one the call before is
 * given up and its answer dropped (F05). `arrived` may complete an answer; it must keep its identity too. `before`: what the same call gave a short
 * while ago stands there until its answer has come. In another language it is asked for anew: a server that heeds it words it anew.
 */
export function useLoaded<T>(load: Load<T>, arrived: (value: T) => T = asItIs, before?: T): Loaded<T> {
  const { scheduler } = useFirstPage().device;
  const language = useLanguage();
  const [answered, keep] = useState<Answered<T>>(() => ({ of: load, page: startOf(before) }));
  const [attempt, setAttempt] = useState(0);
  const [slow, setSlow] = useState(false);

  const refresh = useCallback(() => setAttempt((count) => count + 1), []);
  const change = useCallback(
    (edit: (value: T) => T) => keep((before) => ({ ...before, page: changed(before.page, edit) })),
    [],
  );

  useEffect(() => {
    const cancellation = new CancelSource();
    keep((now) =>
      now.of === load && now.page.state === 'ready' ? now : { of: load, page: startOf(before) },
    );
    const stopTimer = scheduler.after(SLOW_MS, () => setSlow(true));
    void load(cancellation).then((answer) => {
      if (cancellation.cancelled) return;
      stopTimer();
      setSlow(false);
      keep((now) => ({ of: load, page: pageAfter(answer, now.page, arrived) }));
    });
    return () => {
      stopTimer();
      setSlow(false);
      cancellation.cancel();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `before` belongs to `load`
  }, [load, attempt, scheduler, arrived, language]);

  return { page: answered.of === load ? answered.page : startOf(before), slow, refresh, change };
}

function startOf<T>(before: T | undefined): Loadable<T> {
  return before === undefined ? { state: 'loading' } : { state: 'ready', value: before };
}

function asItIs<T>(value: T): T {
  return value;
}

function changed<T>(page: Loadable<T>, edit: (value: T) => T): Loadable<T> {
  if (page.state !== 'ready') return page;
  const value = edit(page.value);
  return value === page.value ? page : { state: 'ready', value };
}

function pageAfter<T>(
  answer: Result<T, Message>,
  before: Loadable<T>,
  arrived: (value: T) => T,
): Loadable<T> {
  if (answer.ok) return { state: 'ready', value: arrived(answer.value) };
  // A quiet refresh that failed takes nothing away from what is shown.
  return before.state === 'ready' ? before : { state: 'failed', message: answer.error };
}
