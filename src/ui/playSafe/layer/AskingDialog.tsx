import { useId, type ReactNode } from 'react';
import styles from './AskingDialog.module.css';
import { useOnTop } from './useOnTop';
import { classNames } from '@/ui/kit/classNames';
import layerStyles from '@/ui/kit/layer/Layer.module.css';
import { useModalDialog } from '@/ui/kit/layer/useModalDialog';

export interface AskingDialogProps {
  readonly title: string;
  readonly mark: ReactNode;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

const nothing = (): void => undefined;

/** A question that stays until it is answered: no cross, no Escape, above everything else. */
export function AskingDialog({ title, mark, children, actions }: AskingDialogProps) {
  const titleId = useId();
  const dialog = useModalDialog(true, nothing);
  useOnTop(dialog.ref);
  return (
    <dialog
      {...dialog}
      className={classNames(layerStyles.layer, layerStyles.centred, layerStyles.w480)}
      aria-labelledby={titleId}
    >
      <div className={layerStyles.body}>
        <div className={styles.asking}>
          <div className={styles.mark}>{mark}</div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {children}
          <div className={styles.actions}>{actions}</div>
        </div>
      </div>
    </dialog>
  );
}
