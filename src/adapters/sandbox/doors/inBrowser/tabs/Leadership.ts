const HOST_LOCK = 'sandbox:v1:host';

/** navigator.locks as far as we use it. */
export interface LocksLike {
  request(
    name: string,
    options: { readonly steal?: boolean; readonly signal?: AbortSignal },
    held: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LeadershipEvents {
  won(): void;
  /** Another tab took it, because we had not answered. */
  lost(): void;
}

/** One tab of a browser holds the host's lock. The browser frees it when the tab dies, and the next in line has it. */
export class Leadership {
  private release: (() => void) | null = null;
  private queued = new AbortController();

  constructor(
    private readonly locks: LocksLike,
    private readonly events: LeadershipEvents,
  ) {}

  get isHeld(): boolean {
    return this.release !== null;
  }

  /** Stands in line. */
  stand(): void {
    this.queued = new AbortController();
    this.ask({ signal: this.queued.signal });
  }

  /** For a host that holds the lock and does not answer: a suspended page. */
  steal(): void {
    this.queued.abort();
    this.ask({ steal: true });
  }

  /** Leaves the lock, and the line. */
  resign(): void {
    this.queued.abort();
    this.release?.();
    this.release = null;
  }

  private ask(options: { readonly steal?: boolean; readonly signal?: AbortSignal }): void {
    let mine: (() => void) | null = null;
    const held = (): Promise<void> =>
      new Promise((resolve) => {
        mine = resolve;
        this.release = resolve;
        this.events.won();
      });
    this.locks.request(HOST_LOCK, options, held).catch(() => {
      // Aborted while in line (by us), or taken away while held.
      if (mine === null || this.release !== mine) return;
      this.release = null;
      this.events.lost();
      this.stand();
    });
  }
}

/** Held for as long as this tab lives, so that the host learns of its end. Resolves once it is held. */
export function showSignOfLife(locks: LocksLike, tab: string): Promise<void> {
  return new Promise((resolve) => {
    void locks.request(tabLock(tab), {}, () => {
      resolve();
      return new Promise(() => undefined);
    });
  });
}

export function whenTabDies(locks: LocksLike, tab: string, gone: () => void): void {
  void locks.request(tabLock(tab), {}, () => {
    gone();
    return Promise.resolve();
  });
}

const tabLock = (tab: string): string => `sandbox:v1:tab:${tab}`;
