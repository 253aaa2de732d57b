import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { areShortcutsOn } from '@/ui/device/shortcuts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** `/` by itself, where nothing is being typed and no dialog is in the way, unless it was switched off (WCAG 2.1.4). */
export function isSearchKey(event: KeyboardEvent, storage: Pick<KeyValueStore, 'read'>): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  if (target instanceof Element && target.closest(TYPED_INTO) !== null) return false;
  return document.querySelector('dialog[open]') === null && areShortcutsOn(storage);
}
