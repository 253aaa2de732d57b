import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberedList } from './rememberedLists';
import type { Load } from './useLoaded';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import { NEXT_ROWS, readSoFar, type ListPart, type ReadRows } from '@/domain/shared/longList';
import type { Message } from '@/domain/shared/Message';
import type { Result } from '@/domain/shared/Result';
import { useFirstPage } from '@/ui/PlayerAppContext';

export type LoadPart<Shown> = (cancellation: Cancellation, part: ListPart) => Promise<Result<Shown, Message>>;

/** What a long list is made of. Must keep its identity. */
export interface LongListRules<Shown> {
  readonly readOf: (shown: Shown) => ReadRows<unknown>;
  readonly join: (known: Shown, next: Shown) => Shown;
  readonly haveMoved: (known: Shown, next: Shown) => boolean;
  /** What the history gives back is nobody's type: whether it is such a list. */
  readonly isShown: (remembered: unknown) => remembered is Shown;
}

/** How far a list has been read: a refresh asks for as much. */
export interface ReadMark {
  readonly now: () => number;
  readonly move: (read: number) => void;
}

function readMark(begun: number): ReadMark {
  let at = begun;
  return {
    now: () => at,
    move: (read) => {
      at = read;
    },
  };
}

export interface ListStart<Shown> {
  /** Asks for the list from its top, as far as it has been read. */
  readonly load: Load<Shown>;
  /** What stood here when the reader left; undefined: this is a first look. */
  readonly before: Shown | undefined;
  readonly mark: ReadMark;
}

/** Where a long list begins: at its top, or, on the way back to it, with what was there. `loadPart` must keep its identity as long as it means the same list. */
export function useListStart<Shown>(
  loadPart: LoadPart<Shown>,
  { readOf, isShown }: LongListRules<Shown>,
): ListStart<Shown> {
  const first = useFirstPage();
  const { key } = useLocation();
  // Another key with the same list, as after a change of how it is drawn, is no new beginning.
  const [before, mark] = useMemo(() => {
    const found = rememberedList(first, key);
    const known = isShown(found) ? found : undefined;
    return [known, readMark(known === undefined ? 0 : readSoFar(readOf(known)))] as const;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [loadPart]);
  const load = useCallback<Load<Shown>>(
    (cancellation) => loadPart(cancellation, { skip: 0, size: Math.max(NEXT_ROWS, mark.now()) }),
    [loadPart, mark],
  );
  return { load, before, mark };
}
