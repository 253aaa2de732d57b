import type { FirstPage } from '@/application/FirstPage';

/** Lists in sight a short while ago, the way back to which is short. */
const MAX_LISTS = 6;

interface Remembered {
  readonly epoch: number;
  readonly lists: Map<string, unknown>;
}

/** By app, and of one session: what somebody else has read is gone with them. */
const remembered = new WeakMap<FirstPage, Remembered>();

/** `entry`: the key of the step in the history that the list belongs to. */
export function rememberList(first: FirstPage, entry: string, shown: unknown): void {
  const lists = listsOf(first);
  lists.delete(entry);
  lists.set(entry, shown);
  const [oldest] = lists.keys();
  if (lists.size > MAX_LISTS && oldest !== undefined) lists.delete(oldest);
}

export function rememberedList(first: FirstPage, entry: string): unknown {
  return listsOf(first).get(entry);
}

function listsOf(first: FirstPage): Map<string, unknown> {
  const { epoch } = first.session.view;
  const known = remembered.get(first);
  if (known?.epoch === epoch) return known.lists;
  const lists = new Map<string, unknown>();
  remembered.set(first, { epoch, lists });
  return lists;
}
