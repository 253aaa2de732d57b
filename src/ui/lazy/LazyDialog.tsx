import { use, type ReactNode } from 'react';
import { Boundary } from './Boundary';
import styles from './LazyDialog.module.css';
import { WaitingContext } from './WaitingContext';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Spinner } from '@/ui/kit/feedback/Spinner';

export interface LazyDialogProps {
  /** Somebody pressed what opens it. */
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog with a script of its own. On a slow line the press says that it was one; where the script does not come it says so and offers another
 * try, and the next press is one (F84).
 */
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
      <WaitingContext
        value={
          open && (
            // A second press is no press beside it: it takes nothing back.
            <div ref={show} popover="manual" className={styles.coming}>
              <Spinner label={t('common.loading')} />
            </div>
          )
        }
      >
        {children}
      </WaitingContext>
    </Boundary>
  );
}

function show(of: HTMLElement | null): void {
  of?.showPopover();
}
