import { serverWords } from '@/domain/shared/Message';
import type { EndSession } from '../session/endSession';
import type { ClearingNotify } from '../notices/Notify';
import type { KeyValueStore } from '../ports/device/KeyValueStore';
import type { BreakOrder } from '../ports/gateways/PlaySafeGateway';

const KEY = 'ui.breakBegun';
/** It is read when the player is out, and nowhere else: it stays until it is put away. */
const CLOSES_AFTER_MS = 3_600_000;

const TEXTS = { timeOut: 'playSafe.timeOutBegun', exclude: 'playSafe.exclusionBegun' } as const;

/** Says that a break has begun, in the server's words where it has some; in the other tabs as well, to which only a session ended. */
export function sayBreak(
  store: Pick<KeyValueStore, 'write' | 'remove'>,
  notify: ClearingNotify,
  kind: BreakOrder['do'],
  words: string,
): void {
  say(notify, kind, words);
  // For the other tabs to receive, and nothing to be found later.
  store.write(KEY, `${kind} ${words}`);
  store.remove(KEY);
}

/** The server has ended the session of this tab as well. Returns how to stop. */
export function followBreaks(
  store: Pick<KeyValueStore, 'onExternalChange'>,
  notify: ClearingNotify,
  endSession: EndSession,
): () => void {
  return store.onExternalChange((key, value) => {
    const [, kind, words = ''] = /^(timeOut|exclude) (.*)$/s.exec(value ?? '') ?? [];
    if (key !== KEY || kind === undefined) return;
    // Here first: what the server says of it, and the other tab, is then no news.
    void endSession('otherTab');
    say(notify, kind as BreakOrder['do'], words);
  });
}

function say(notify: ClearingNotify, kind: BreakOrder['do'], words: string): void {
  // Alone: that the session has ended is said by it.
  notify.clear();
  notify(serverWords(words, TEXTS[kind]), 'info', CLOSES_AFTER_MS, 'passing');
}
