import { keepChoice } from '@/ui/device/savedChoice';
import type { KeyValueStore } from '@/application/ports/device/KeyValueStore';

const KEY = 'ui.oddsFlash';

/** Whether a price that moves is marked: yes unless the player said otherwise on this device. */
export function doOddsFlash(storage: Pick<KeyValueStore, 'read'>): boolean {
  return storage.read(KEY) !== 'off';
}

/** The cells go on as they did: one word at the root and the style sheet do the rest. public/early.js puts it there before the first paint. */
export function keepOddsFlash(
  root: HTMLElement,
  storage: Pick<KeyValueStore, 'write' | 'remove'>,
  on: boolean,
): void {
  if (on) delete root.dataset['oddsFlash'];
  else root.dataset['oddsFlash'] = 'off';
  keepChoice(storage, KEY, on ? null : 'off');
}
