import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';
import { areShortcutsOn } from '@/ui/device/shortcuts';

const TYPED_INTO = 'input, textarea, select, [contenteditable]';

/** By a field, a shortcut, or a dialog in the way; the panel of a script that did not come has keys of its own. */
export function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  return (
    ctrlKey ||
    metaKey ||
    altKey ||
    defaultPrevented ||
    document.querySelector('dialog[open]') !== null ||
    (target instanceof Element && target.closest(`${TYPED_INTO}, [popover]`) !== null)
  );
}

/** Ctrl+K, or `/` by itself where nothing is being typed, unless it was switched off (WCAG 2.1.4); never with a dialog in the way. */
export function isSearchKey(event: KeyboardEvent, storage: Pick<KeyValueStore, 'read'>): boolean {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (altKey || defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  if (ctrlKey || metaKey) return key === 'k';
  if (key !== '/' || (target instanceof Element && target.closest(TYPED_INTO) !== null)) return false;
  return areShortcutsOn(storage);
}
