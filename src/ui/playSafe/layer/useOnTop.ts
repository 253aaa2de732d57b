import { useEffect, type RefObject } from 'react';

/** Keeps a modal dialog above all that opens after it, and open: it goes when it was answered, not before. */
export function useOnTop(ref: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const rise = (): void => {
      const others = [...document.querySelectorAll('dialog:modal')].some((each) => each !== dialog);
      if (!dialog.open || !others) return;
      dialog.close();
      dialog.showModal();
    };
    // A browser closes one without asking on a second Escape in a row.
    const stay = (): void => {
      if (!dialog.open) dialog.showModal();
    };
    rise();
    const watcher = new MutationObserver(rise);
    watcher.observe(document.documentElement, { attributeFilter: ['data-modal'] });
    dialog.addEventListener('close', stay);
    return () => {
      watcher.disconnect();
      dialog.removeEventListener('close', stay);
    };
  }, [ref]);
}
