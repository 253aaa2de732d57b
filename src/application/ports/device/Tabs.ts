export type TabMessage =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'signedOut' }
  /** The player began a time-out or a self-exclusion; `words`: the server's own, empty where it has none. */
  | { readonly kind: 'timeOut' | 'exclude'; readonly words: string };

/** The other tabs of this browser. Never echoes to the sender. */
export interface Tabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}
