import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { keepChoice } from '@/ui/device/savedChoice';

const KEY = 'ui.listDensity';

export const LIST_DENSITIES = ['comfortable', 'compact'] as const;

export type ListDensity = (typeof LIST_DENSITIES)[number];

/** How high the rows of the lists are. */
export function readListDensity(storage: Pick<KeyValueStore, 'read'>): ListDensity {
  const saved = storage.read(KEY);
  return LIST_DENSITIES.find((each) => each === saved) ?? 'compact';
}

export function keepListDensity(
  storage: Pick<KeyValueStore, 'write' | 'remove'>,
  density: ListDensity,
): void {
  keepChoice(storage, KEY, density);
}
