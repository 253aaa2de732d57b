import { useId, type ReactNode } from 'react';
import styles from './Layer.module.css';
import { LayerHead } from './LayerHead';
import { useLingering } from './useLingering';
import { useModalDialog } from './useModalDialog';
import { classNames } from '@/ui/kit/classNames';

const WIDTHS = { 480: styles.w480, 640: styles.w640, 720: styles.w720 };

export interface OpenAndClose {
  readonly open: boolean;
  /** The player closes by hand (Escape, button, back gesture). The parent sets `open` to false. */
  readonly onClose: () => void;
}

export interface DialogProps extends OpenAndClose {
  readonly title: string;
  readonly closeLabel?: string;
  /** Width in px at 100 % text size. */
  readonly size?: 480 | 640 | 720;
  readonly back?: { readonly label: string; readonly onBack: () => void };
  readonly closeOnBackdrop?: boolean;
  /** Begins high and grows downwards, for content that comes and goes; on a phone it fills the screen. */
  readonly tall?: boolean;
  readonly children: ReactNode;
}

/** A centred modal. One may open over another: Escape closes the upper one, focus returns to the lower. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  size = 480,
  back,
  closeOnBackdrop,
  tall = false,
  children,
}: DialogProps) {
  const titleId = useId();
  const dialog = useModalDialog(open, onClose, closeOnBackdrop);
  const present = useLingering(open, dialog.ref);
  return (
    <dialog
      {...dialog}
      className={classNames(styles.layer, styles.centred, WIDTHS[size], tall && styles.tall)}
      aria-labelledby={titleId}
    >
      {present && (
        <>
          <LayerHead titleId={titleId} title={title} closeLabel={closeLabel} onClose={onClose} back={back} />
          <div className={styles.body}>{children}</div>
        </>
      )}
    </dialog>
  );
}
