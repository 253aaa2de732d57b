import { Component, use } from 'react';
import type { ReactNode } from 'react';
import type { Logger } from '@/application/ports/device/Logger';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface RegionBoundaryProps {
  /** What stands there instead; nothing for a part that nobody would miss. */
  readonly fallback?: 'panel' | 'nothing';
  readonly children: ReactNode;
}

/** F84: a part that cannot be drawn fails alone; header, balance and log-out stay. */
export function RegionBoundary({ fallback = 'panel', children }: RegionBoundaryProps) {
  const t = useText();
  const logger = use(PlayerAppContext)?.device.logger;
  return (
    <Boundary
      logger={logger}
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

interface BoundaryProps {
  readonly logger: Logger | undefined;
  readonly broken: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    // The kind alone: a message may hold what a player typed.
    this.props.logger?.error('a part of the page could not be drawn', {
      kind: error instanceof Error ? error.name : typeof error,
    });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return this.props.broken(() => this.setState({ failed: false }));
  }
}
