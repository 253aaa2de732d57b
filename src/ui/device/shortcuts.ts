import { keepChoice } from './savedChoice';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

const KEY = 'ui.shortcuts';

/** Whether `/` opens the search and Alt with a digit picks a stake: on unless the player said otherwise on this device (WCAG 2.1.4). */
export function areShortcutsOn(storage: Pick<KeyValueStore, 'read'>): boolean {
  return storage.read(KEY) !== 'off';
}

export function keepShortcuts(storage: Pick<KeyValueStore, 'write' | 'remove'>, on: boolean): void {
  keepChoice(storage, KEY, on ? null : 'off');
}
