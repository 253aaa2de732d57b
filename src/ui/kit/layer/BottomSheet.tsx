import ChevronUp from 'lucide-react/icons/chevron-up';
import { useId, type ReactNode } from 'react';
import type { DialogProps } from './Dialog';
import styles from './Layer.module.css';
import bar from './BottomSheet.module.css';
import { LayerHead } from './LayerHead';
import { useLingering } from './useLingering';
import { useModalDialog } from './useModalDialog';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';

export interface BottomSheetProps extends Pick<DialogProps, 'open' | 'title' | 'closeLabel' | 'children'> {
  readonly onOpenChange: (open: boolean) => void;
  /** What the bar shows while the sheet is down (count, side colours). Without it there is no bar. */
  readonly peek?: ReactNode;
  /** Keeps the bar above the bottom navigation. */
  readonly aboveNav?: boolean;
}

/** A sheet from below with a bar that peeks. Up, it is a modal dialog that grows with its content to 88 % of the screen. */
export function BottomSheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  peek,
  aboveNav = false,
  children,
}: BottomSheetProps) {
  const titleId = useId();
  const close = (): void => onOpenChange(false);
  const dialog = useModalDialog(open, close, true);
  const present = useLingering(open, dialog.ref);
  return (
    <>
      {peek !== undefined && (
        <button
          type="button"
          className={classNames(bar.peek, aboveNav && bar.aboveNav)}
          aria-expanded={open}
          onClick={() => onOpenChange(true)}
        >
          <span className={bar.content}>{peek}</span>
          <Icon of={ChevronUp} />
        </button>
      )}
      <dialog {...dialog} className={classNames(styles.layer, styles.bottom)} aria-labelledby={titleId}>
        {present && (
          <>
            <LayerHead titleId={titleId} title={title} closeLabel={closeLabel} onClose={close} />
            <div className={styles.body}>{children}</div>
          </>
        )}
      </dialog>
    </>
  );
}
