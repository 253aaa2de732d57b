import { readSoFar, type ListPart, type ReadRows } from '@/domain/shared/longList';
import type { Result } from '@/domain/shared/Result';

/** The most that a server is asked for at once. */
const MAX_PART = 100;

export interface PartRules<Shown> {
  readonly readOf: (shown: Shown) => ReadRows<unknown>;
  readonly join: (known: Shown, next: Shown) => Shown;
}

/** A part of a list, however large: asked for in parts that a server gives. Shorter when the list ends before. */
export async function inParts<Shown, Problem>(
  { skip, size }: ListPart,
  ask: (part: ListPart) => Promise<Result<Shown, Problem>>,
  { readOf, join }: PartRules<Shown>,
): Promise<Result<Shown, Problem>> {
  const first = await ask({ skip, size: Math.min(size, MAX_PART) });
  if (!first.ok) return first;
  let shown = first.value;
  for (;;) {
    const list = readOf(shown);
    const read = readSoFar(list);
    if (read === 0 || read >= size || skip + read >= list.count) return { ok: true, value: shown };
    const next = await ask({ skip: skip + read, size: Math.min(size - read, MAX_PART) });
    if (!next.ok) return next;
    shown = join(shown, next.value);
    // It moves faster than it is read.
    if (readSoFar(readOf(shown)) === read) return { ok: true, value: shown };
  }
}
