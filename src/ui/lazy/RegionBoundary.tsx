import { use, type ReactNode } from 'react';
import { Boundary } from './Boundary';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface RegionBoundaryProps {
  /** What stands there instead; nothing for a part that nobody would miss. */
  readonly fallback?: 'panel' | 'nothing';
  /** Says which of several things stands here, e.g. the page. */
  readonly mark?: string | undefined;
  readonly children: ReactNode;
}

/** F84: a part that cannot be drawn fails alone; header, balance and log-out stay. */
export function RegionBoundary({ fallback = 'panel', mark, children }: RegionBoundaryProps) {
  const t = useText();
  const logger = use(PlayerAppContext)?.device.logger;
  return (
    <Boundary
      logger={logger}
      mark={mark}
      broken={(again) =>
        fallback === 'nothing' ? null : (
          <ErrorPanel text={t('common.somethingBroke')} retryLabel={t('common.retry')} onRetry={again} />
        )
      }
    >
      {children}
    </Boundary>
  );
}
