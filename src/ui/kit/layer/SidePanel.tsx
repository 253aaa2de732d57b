import { useId, type ReactNode } from 'react';
import type { DialogProps } from './Dialog';
import styles from './Layer.module.css';
import { LayerHead } from './LayerHead';
import { useLingering } from './useLingering';
import { useModalDialog } from './useModalDialog';
import { classNames } from '@/ui/kit/classNames';

export interface SidePanelProps extends Omit<DialogProps, 'size' | 'tall'> {
  /** A strip in the frame's colour above the title, for the logo. */
  readonly brand?: ReactNode;
}

/** A modal panel from the right: 420 px, the whole screen on a phone. Its content exists only while it is open. */
export function SidePanel({
  open,
  onClose,
  title,
  closeLabel,
  back,
  brand,
  closeOnBackdrop,
  children,
}: SidePanelProps) {
  const titleId = useId();
  const dialog = useModalDialog(open, onClose, closeOnBackdrop);
  const present = useLingering(open, dialog.ref);
  return (
    <dialog {...dialog} className={classNames(styles.layer, styles.side)} aria-labelledby={titleId}>
      {present && (
        <>
          {brand !== undefined && <div className={styles.brand}>{brand}</div>}
          <LayerHead titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose} back={back} />
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
