import { use, type ReactNode } from 'react';
import { Boundary } from './Boundary';
import styles from './LazyDialog.module.css';
import { WaitingContext } from './WaitingContext';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface LazyDialogProps {
  /** Somebody pressed what opens it. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a script of its own. Where that does not come, the press says so and offers another try, and the next press is one (F84). */
export function LazyDialog({ open, onClose, children }: LazyDialogProps) {
  const t = useText();
  const logger = use(PlayerAppContext)?.device.logger;
  return (
    <Boundary
      logger={logger}
      mark={String(open)}
      broken={(again) =>
        open && (
          <div
            ref={show}
            popover="auto"
            className={styles.missing}
            onToggle={({ newState }) => newState === 'closed' && onClose()}
          >
            <ErrorPanel text={t('common.somethingBroke')} retryLabel={t('common.retry')} onRetry={again} />
          </div>
        )
      }
    >
      <WaitingContext value={null}>{children}</WaitingContext>
    </Boundary>
  );
}

function show(of: HTMLElement | null): void {
  of?.showPopover();
}
