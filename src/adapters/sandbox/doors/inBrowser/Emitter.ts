type Listener = (...args: never[]) => void;

/** Listeners by event. One that throws is a bug of its own: it does not keep the others from hearing. */
export class Emitter {
  private readonly listeners = new Map<string, { readonly listener: Listener; readonly once: boolean }[]>();

  on(event: string, listener: Listener, once = false): void {
    this.listeners.set(event, [...(this.listeners.get(event) ?? []), { listener, once }]);
  }

  /** Without a listener: all of that event; without an event: all. */
  off(event?: string, listener?: Listener): void {
    if (event === undefined) this.listeners.clear();
    else if (listener === undefined) this.listeners.delete(event);
    else
      this.listeners.set(
        event,
        (this.listeners.get(event) ?? []).filter((each) => each.listener !== listener),
      );
  }

  emit(event: string, ...args: unknown[]): void {
    for (const each of this.listeners.get(event) ?? []) {
      if (each.once) this.off(event, each.listener);
      try {
        each.listener(...(args as never[])); // the wire is untyped: a listener decodes what it gets
      } catch (error) {
        queueMicrotask(() => {
          throw error;
        });
      }
    }
  }
}
