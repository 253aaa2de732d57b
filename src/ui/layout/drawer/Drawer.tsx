import { useEffect, useId } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './Drawer.module.css';
import { DrawerContent } from './DrawerContent';
import { useText } from '@/ui/i18n/useText';
import { useLingering } from '@/ui/kit/layer/useLingering';
import { LayerHead } from '@/ui/kit/layer/LayerHead';
import type { OpenAndClose } from '@/ui/kit/layer/Dialog';
import { useModalDialog } from '@/ui/kit/layer/useModalDialog';

/** HDR-04: the menu from the left; closes on every change of route (HDR-05). */
export function Drawer({ open, onClose }: OpenAndClose) {
  const t = useText();
  const titleId = useId();
  const dialog = useModalDialog(open, onClose, true);
  const present = useLingering(open, dialog.ref);
  const { key } = useLocation();

  useEffect(() => {
    onClose();
    // Only a new place closes it, not a new `onClose`.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);

  return (
    <dialog {...dialog} className={styles.drawer} aria-labelledby={titleId}>
      {present && (
        <>
          <LayerHead titleId={titleId} title={t('shell.menu')} onClose={onClose} />
          <DrawerContent />
        </>
      )}
    </dialog>
  );
}
