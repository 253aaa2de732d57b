import type { MessageKey } from './MessageKey';

export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * What the core says to a player: a key that the language catalogue words, or a server's own words,
 * which travel as plain text and are never markup (TOAST-04).
 */
export type Message =
  | { readonly kind: 'key'; readonly key: MessageKey; readonly values?: MessageValues }
  | {
      readonly kind: 'server';
      readonly text: string;
      /** A page of ours where one sees what it tells of, where the server names one. */
      readonly page?: string;
    };

export function say(key: MessageKey, values?: MessageValues): Message {
  return values === undefined ? { kind: 'key', key } : { kind: 'key', key, values };
}

/** A server's words when it gave any, else the fallback that the specification names. */
export function serverWords(text: string | undefined, fallback: MessageKey): Message {
  const words = text?.trim() ?? '';
  return words === '' ? say(fallback) : { kind: 'server', text: words };
}
