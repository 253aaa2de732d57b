export type TabMessage = { readonly kind: 'signedIn' } | { readonly kind: 'signedOut' };

/** The other tabs of this browser. Never echoes to the sender. */
export interface Tabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
}
