import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react';
import { dropSecondPress } from './dropSecondPress';

interface ModalDialog {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly onCancel: (event: SyntheticEvent) => void;
  readonly onClose: (event: SyntheticEvent) => void;
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Drives a native modal dialog from an `open` flag. The flag is the truth: Escape, the back gesture and (if asked
 * for) a press on the backdrop only call `onDismiss`, and the parent closes. Focus returns to whatever had it when
 * the dialog opened, also when the parent simply stops rendering it; to the page's heading when that is gone.
 * The second press of two does not fall through to what the first one uncovered.
 */
export function useModalDialog(open: boolean, onDismiss: () => void, closeOnBackdrop = false): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const opener = document.activeElement;
    let lastPress: PointerEvent | null = null;
    const pressed = (press: PointerEvent): void => {
      lastPress = press;
    };
    dialog.addEventListener('click', pressed, true);
    dialog.showModal();
    countModals(1);
    return () => {
      dialog.close();
      dialog.removeEventListener('click', pressed, true);
      if (lastPress !== null) dropSecondPress(lastPress);
      countModals(-1);
      // After the commit: React puts the focus back to where it was before it, which may be inside the closed dialog.
      queueMicrotask(() => {
        const at = document.activeElement;
        // The browser may have given it back already: what it gave it to may go all the same.
        const free = at === document.body || at === opener || dialog.contains(at);
        if (!dialog.open && free) giveFocusBack(opener);
      });
    };
  }, [open]);

  return {
    ref,
    onCancel(event) {
      if (event.target !== event.currentTarget) return; // a file chooser inside cancels too
      event.preventDefault();
      onDismiss();
    },
    onClose(event) {
      // A browser may close without asking (a second Escape in a row). Strict Mode's own closing is already undone here.
      if (event.target === event.currentTarget && open && ref.current?.open === false) onDismiss();
    },
    onClick(event) {
      if (closeOnBackdrop && event.target === event.currentTarget) onDismiss();
    },
  };
}

/** How many are open, for the style sheet of the page behind them. */
function countModals(step: 1 | -1): void {
  const { dataset } = document.documentElement;
  const open = Number(dataset['modal'] ?? 0) + step;
  if (open > 0) dataset['modal'] = String(open);
  else delete dataset['modal'];
}

/**
 * Puts the focus back to what had it before a layer opened. When that goes away, now or as long as it keeps the focus (a row that the
 * confirmed dialog removed), the page's heading takes it: the next Tab then starts on this page and not at the browser's own bar.
 */
function giveFocusBack(opener: Element | null): void {
  if (!(opener instanceof HTMLElement) || opener === document.body) return;
  if (!opener.isConnected) return focusHeading();
  opener.focus();
  const look = (): void => {
    if (opener.isConnected) return;
    stop();
    if (document.activeElement === document.body) focusHeading();
  };
  // A browser may take the focus away while it removes the element: whether it is gone is known afterwards.
  const left = (): void =>
    queueMicrotask(() => {
      look();
      stop();
    });
  const watch = new MutationObserver(look);
  const stop = (): void => {
    watch.disconnect();
    opener.removeEventListener('blur', left);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  opener.addEventListener('blur', left);
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
