import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberList } from './rememberedLists';
import type { Loaded } from './useLoaded';
import type { LoadPart, LongListRules, ReadMark } from './useListStart';
import { CancelSource } from '@/application/ports/device/CancelSource';
import { NEXT_ROWS, endOfList, readSoFar, type ListEnd } from '@/domain/shared/longList';
import type { Message } from '@/domain/shared/Message';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ReadOn {
  readonly end: ListEnd;
  readonly busy: boolean;
  /** Why the next rows did not come; what is shown stays. */
  readonly problem: Message | null;
  readonly more: () => void;
}

/** Reads a list on, part after part, and keeps what is shown for the way back to it. */
export function useReadOn<Shown>(
  { page, refresh, change }: Pick<Loaded<Shown>, 'page' | 'refresh' | 'change'>,
  loadPart: LoadPart<Shown>,
  { readOf, join, haveMoved }: LongListRules<Shown>,
  mark: ReadMark,
): ReadOn {
  const first = useFirstPage();
  const { key } = useLocation();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  const under = useRef<CancelSource | null>(null);
  const shown = page.state === 'ready' ? page.value : null;
  const latest = useRef(shown);

  useEffect(() => {
    latest.current = shown;
    if (shown === null) return;
    mark.move(readSoFar(readOf(shown)));
    rememberList(first, key, shown);
  }, [shown, first, key, readOf, mark]);

  useEffect(
    () => () => {
      under.current?.cancel();
      under.current = null;
      setBusy(false);
      setProblem(null);
    },
    [loadPart],
  );

  async function more(): Promise<void> {
    const known = latest.current;
    if (known === null || under.current !== null) return;
    const cancellation = new CancelSource();
    under.current = cancellation;
    setBusy(true);
    setProblem(null);
    const answer = await loadPart(cancellation, { skip: readSoFar(readOf(known)), size: NEXT_ROWS });
    if (cancellation.cancelled) return;
    under.current = null;
    setBusy(false);
    if (!answer.ok) return setProblem(answer.error);
    if (latest.current !== null && haveMoved(latest.current, answer.value)) {
      mark.move(mark.now() + NEXT_ROWS);
      return refresh();
    }
    change((now) => join(now, answer.value));
  }
  const end = shown === null ? 'all' : endOfList(readOf(shown));
  return { end, busy, problem, more: () => void more() };
}
