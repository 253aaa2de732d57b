import { useMemo, useState, type RefObject } from 'react';

const OPTION = '[role="option"]';
const CHOSEN = `${OPTION}[aria-selected="true"]`;

export interface ActiveOption {
  /** null: none is chosen. */
  readonly id: string | null;
  /** To the next one or the one before; past an end, none is chosen: one is back in the text. */
  readonly move: (step: 1 | -1) => void;
  readonly clear: () => void;
  /** Other results were drawn: what is there no more is not chosen. */
  readonly recheck: () => void;
  /** Presses the one that is chosen, or else the first. */
  readonly open: (orFirst: boolean) => void;
}

/**
 * The result that the arrow keys have chosen, while the focus stays in the field. React writes `aria-selected` once, so a step draws no row again.
 * All but `id` stays the same.
 */
export function useActiveOption(list: RefObject<HTMLElement | null>): ActiveOption {
  const [id, setId] = useState<string | null>(null);
  const actions = useMemo(() => {
    const chosen = (): HTMLElement | null => list.current?.querySelector<HTMLElement>(CHOSEN) ?? null;
    const mark = (next: HTMLElement | undefined): void => {
      chosen()?.setAttribute('aria-selected', 'false');
      next?.setAttribute('aria-selected', 'true');
      next?.scrollIntoView({ block: 'nearest' });
      setId(next?.id ?? null);
    };
    return {
      move: (step: 1 | -1): void => {
        const all = [...(list.current?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
        const now = chosen();
        const at = now === null ? (step === 1 ? -1 : all.length) : all.indexOf(now);
        mark(all[at + step]);
      },
      // A row is written over by what stands in its place now: it keeps the mark, not the id.
      recheck: (): void =>
        setId((now) => {
          if (now === null || chosen()?.id === now) return now;
          chosen()?.setAttribute('aria-selected', 'false');
          return null;
        }),
      clear: (): void => mark(undefined),
      open: (orFirst: boolean): void =>
        (chosen() ?? (orFirst ? list.current?.querySelector<HTMLElement>(OPTION) : null))?.click(),
    };
  }, [list]);
  return { id, ...actions };
}
