import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, RefObject, SyntheticEvent } from 'react';
import { giveFocusBack } from './giveFocusBack';

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
 */
export function useModalDialog(open: boolean, onDismiss: () => void, closeOnBackdrop = false): ModalDialog {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    countModals(1);
    return () => {
      dialog.close();
      countModals(-1);
      // After the commit: React puts the focus back to where it was before it, which may be inside the closed dialog.
      queueMicrotask(() => {
        const lost = document.activeElement === document.body || dialog.contains(document.activeElement);
        if (!dialog.open && lost) giveFocusBack(opener);
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
