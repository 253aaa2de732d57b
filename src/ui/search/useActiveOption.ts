import { useCallback, useState, type RefObject } from 'react';

const OPTION = '[role="option"]';

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

/** The result that the arrow keys have chosen, while the focus stays in the field. React writes `aria-selected` once, so a step draws no row again. */
export function useActiveOption(list: RefObject<HTMLElement | null>): ActiveOption {
  const [id, setId] = useState<string | null>(null);
  const mark = useCallback(
    (next: HTMLElement | undefined) => {
      for (const each of optionsOf(list.current))
        if (each.getAttribute('aria-selected') === 'true') each.setAttribute('aria-selected', 'false');
      next?.setAttribute('aria-selected', 'true');
      next?.scrollIntoView({ block: 'nearest' });
      setId(next?.id ?? null);
    },
    [list],
  );
  const chosen = (): HTMLElement | undefined =>
    optionsOf(list.current).find((each) => each.getAttribute('aria-selected') === 'true');
  return {
    id,
    move: (step) => {
      const all = optionsOf(list.current);
      const now = chosen();
      const at = now === undefined ? (step === 1 ? -1 : all.length) : all.indexOf(now);
      mark(all[at + step]);
    },
    recheck: useCallback(
      () => setId((now) => (now === null || document.getElementById(now) === null ? null : now)),
      [],
    ),
    clear: useCallback(() => mark(undefined), [mark]),
    open: (orFirst) => (chosen() ?? (orFirst ? optionsOf(list.current)[0] : undefined))?.click(),
  };
}

function optionsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(OPTION) ?? [])];
}
