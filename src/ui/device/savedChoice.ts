import { useSyncExternalStore } from 'react';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { useFirstPage } from '@/ui/PlayerAppContext';

const listeners = new Set<() => void>();

function follow(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** A choice that this device keeps for the screens, as it stands now; whoever shows it follows it, wherever it was made. */
export function useSavedChoice<T extends string | boolean>(
  read: (storage: Pick<KeyValueStore, 'read'>) => T,
): T {
  const { storage } = useFirstPage().device;
  return useSyncExternalStore(follow, () => read(storage));
}

/** null: back to what the app comes with. */
export function keepChoice(
  storage: Pick<KeyValueStore, 'write' | 'remove'>,
  key: string,
  value: string | null,
): void {
  if (value === null) storage.remove(key);
  else storage.write(key, value);
  for (const tell of listeners) tell();
}
