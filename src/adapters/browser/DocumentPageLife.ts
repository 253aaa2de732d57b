import type { PageLife } from '@/application/ports/device/PageLife';

export class DocumentPageLife implements PageLife {
  constructor(
    private readonly page: Document = document,
    private readonly frame: Window = window,
  ) {}

  get visible(): boolean {
    return this.page.visibilityState === 'visible';
  }

  get online(): boolean {
    return this.frame.navigator.onLine;
  }

  onVisible(listener: () => void): () => void {
    return this.#onVisibility(true, listener);
  }

  onHidden(listener: () => void): () => void {
    return this.#onVisibility(false, listener);
  }

  onOnlineChange(listener: (online: boolean) => void): () => void {
    const stops = [
      on(this.frame, 'online', () => listener(true)),
      on(this.frame, 'offline', () => listener(false)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  onResume(listener: () => void): () => void {
    const stops = [
      on(this.frame, 'pageshow', (event) => {
        if (event instanceof PageTransitionEvent && event.persisted) listener();
      }),
      on(this.page, 'resume', listener),
    ];
    return () => stops.forEach((stop) => stop());
  }

  #onVisibility(visible: boolean, listener: () => void): () => void {
    return on(this.page, 'visibilitychange', () => {
      if (this.visible === visible) listener();
    });
  }
}

function on(target: EventTarget, name: string, listener: (event: Event) => void): () => void {
  target.addEventListener(name, listener);
  return () => target.removeEventListener(name, listener);
}
