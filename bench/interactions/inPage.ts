import type { Effect, PageCopy, Paint } from './Effect';

declare global {
  interface Window {
    benchPaint: { copy(): PageCopy; watch(effect: Effect): void; seen(): Promise<Paint> };
  }
}

/** Runs in every page before its own scripts: copies it, and tells when an effect has been painted. */
export function inPage(): void {
  const SETTLE_MS = 400;
  const EVENTS = new Set(['pointerup', 'click', 'keydown']);
  let painted: Promise<Paint> = Promise.reject(new Error('nothing is watched'));
  painted.catch(() => undefined);

  /** Marks say what is modal, a popover, focused or typed: markup does not. */
  const copy = (): PageCopy => {
    const clone = document.documentElement.cloneNode(true) as HTMLElement;
    const copies = [...clone.querySelectorAll('*')];
    for (const [at, element] of [...document.documentElement.querySelectorAll('*')].entries()) {
      const twin = copies[at];
      if (twin === undefined) continue;
      if (element.matches('dialog:modal')) twin.setAttribute('data-bench-modal', '');
      if (element.matches(':popover-open')) twin.setAttribute('data-bench-popover', '');
      if (element === document.activeElement && element !== document.body)
        twin.setAttribute('data-bench-focus', '');
      if (element instanceof HTMLInputElement) twin.setAttribute('value', element.value);
    }
    for (const script of clone.querySelectorAll('script, noscript, link[rel="modulepreload"], iframe'))
      script.remove();
    // Sizes that a script of ours set stand as attributes in the copy, and the page's policy forbids those.
    clone.querySelector('meta[http-equiv="Content-Security-Policy"]')?.remove();
    return { html: clone.outerHTML, scrollY, words: document.body.innerText };
  };

  const isThere = ({ selector, says }: Effect): boolean =>
    [...document.querySelectorAll(selector)].some((element) => {
      const text = element instanceof HTMLInputElement ? element.value : (element.textContent ?? '');
      return element.checkVisibility() && (says === undefined || new RegExp(says).test(text));
    });

  const watch = (effect: Effect): void => {
    if (isThere(effect)) throw new Error(`${effect.selector} is there already`);
    let [pressed, byBrowser] = [0, 0];
    const note = ({ timeStamp }: Event): void => void (pressed ||= timeStamp);
    for (const name of ['click', 'keydown']) addEventListener(name, note, { capture: true, once: true });
    const begun = performance.now();
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration, startTime } of list.getEntries())
        if (EVENTS.has(name) && startTime >= begun) byBrowser = Math.max(byBrowser, duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    painted = new Promise((resolve) => {
      const look = (): void => {
        if (pressed === 0 || !isThere(effect)) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => {
          const toEffect = performance.now() - pressed;
          // The browser tells of an event after its paint; and what was put off is done.
          setTimeout(() => {
            observer.disconnect();
            resolve({ toEffect, byBrowser });
          }, SETTLE_MS);
        });
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  };

  window.benchPaint = { copy, watch, seen: () => painted };
}
