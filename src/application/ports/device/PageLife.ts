/** What happens to the page itself. Each returns how to stop listening. */
export interface PageLife {
  readonly visible: boolean;
  readonly online: boolean;
  /** Out of sight: another tab, another app, or the page is about to go. */
  onHidden(listener: () => void): () => void;
  onVisible(listener: () => void): () => void;
  onOnlineChange(listener: (online: boolean) => void): () => void;
  /** Restored from the back/forward cache, or resumed after being frozen. */
  onResume(listener: () => void): () => void;
}
