import type { PageLife } from '@/application/ports/device/PageLife';

/** A page that the test hides, shows, freezes and takes offline. */
export class FakePageLife implements PageLife {
  visible = true;
  online = true;
  readonly #visibleListeners = new Set<() => void>();
  readonly #hiddenListeners = new Set<() => void>();
  readonly #onlineListeners = new Set<(online: boolean) => void>();
  readonly #resumeListeners = new Set<() => void>();

  /** Listeners of any kind that are still attached. */
  get listening(): number {
    const kinds = [
      this.#hiddenListeners,
      this.#visibleListeners,
      this.#onlineListeners,
      this.#resumeListeners,
    ];
    return kinds.reduce((sum, { size }) => sum + size, 0);
  }

  onHidden(listener: () => void): () => void {
    this.#hiddenListeners.add(listener);
    return () => this.#hiddenListeners.delete(listener);
  }

  onVisible(listener: () => void): () => void {
    this.#visibleListeners.add(listener);
    return () => this.#visibleListeners.delete(listener);
  }

  onOnlineChange(listener: (online: boolean) => void): () => void {
    this.#onlineListeners.add(listener);
    return () => this.#onlineListeners.delete(listener);
  }

  onResume(listener: () => void): () => void {
    this.#resumeListeners.add(listener);
    return () => this.#resumeListeners.delete(listener);
  }

  hide(): void {
    this.visible = false;
    for (const listener of this.#hiddenListeners) listener();
  }

  show(): void {
    this.visible = true;
    for (const listener of this.#visibleListeners) listener();
  }

  resume(): void {
    for (const listener of this.#resumeListeners) listener();
  }

  goOnline(online: boolean): void {
    this.online = online;
    for (const listener of this.#onlineListeners) listener(online);
  }
}
