import { useEffect, useState } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';

/** Longer than the pause between two keys of somebody who types at a run. */
const REST_MS = 150;
/** Between two such steps the page may take a key. */
const STEP = 4;

/**
 * How many rows of a list have what is dear to draw, such as pictures and prices: none while `what` is new, and once nothing new has come for a while a few
 * more with each step, up to all of them. What goes with the next key so never had it.
 */
export function useRestedRows(what: unknown, rows: number): number {
  const { scheduler } = useFirstPage().device;
  const [rested, rest] = useState({ what, rows: 0 });
  const many = rested.what === what ? Math.min(rested.rows, rows) : 0;
  useEffect(() => {
    if (many >= rows) return undefined;
    return scheduler.after(many === 0 ? REST_MS : 0, () => rest({ what, rows: many + STEP }));
  }, [scheduler, what, many, rows]);
  return many;
}
