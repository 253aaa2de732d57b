import { serverWords } from '@/domain/shared/Message';
import type { Notify } from '../notices/Notify';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BreakOrder } from '../ports/gateways/PlaySafeGateway';

const KEY = 'ui.breakBegun';
/** It is read when the player is out, and nowhere else: it stays until it is put away. */
const CLOSES_AFTER_MS = 3_600_000;

const TEXTS = { timeOut: 'playSafe.timeOutBegun', exclude: 'playSafe.exclusionBegun' } as const;

/** Says that a break has begun, in the server's words where it has some; in the other tabs as well, to which only a session ended. */
export function sayBreak(
  store: Pick<KeyValueStore, 'write' | 'remove'>,
  notify: Notify,
  kind: BreakOrder['do'],
  words: string,
): void {
  say(notify, kind, words);
  // For the other tabs to receive, and nothing to be found later.
  store.write(KEY, `${kind} ${words}`);
  store.remove(KEY);
}

/** Returns how to stop. */
export function followBreaks(store: Pick<KeyValueStore, 'onExternalChange'>, notify: Notify): () => void {
  return store.onExternalChange((key, value) => {
    const [, kind, words = ''] = /^(timeOut|exclude) (.*)$/s.exec(value ?? '') ?? [];
    if (key === KEY && kind !== undefined) say(notify, kind as BreakOrder['do'], words);
  });
}

function say(notify: Notify, kind: BreakOrder['do'], words: string): void {
  notify(serverWords(words, TEXTS[kind]), 'info', CLOSES_AFTER_MS, 'passing');
}
