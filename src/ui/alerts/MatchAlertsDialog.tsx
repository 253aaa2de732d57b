import { observer } from 'mobx-react-lite';
import type { MarketId, MatchId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { MatchAlerts } from './MatchAlerts';

export interface MatchAlertsDialogProps extends OpenAndClose {
  readonly matchId: MatchId;
  readonly marketId: MarketId | undefined;
  /** Counted: each begins with the prices as they are then. */
  readonly opening: number;
}

/** What a player can be told of in one match. */
export const MatchAlertsDialog = observer(function MatchAlertsDialog(props: MatchAlertsDialogProps) {
  const { matchId, marketId, opening, open, onClose } = props;
  const { sports } = usePlayerApp();
  const t = useText();
  const shown = sports.view.match(matchId);
  return (
    <Dialog open={open} onClose={onClose} title={t('alerts.title')} closeOnBackdrop>
      {shown.state === 'ready' && (
        <OpenedFeature name="alerts" unavailable={t('alerts.failed')} skeleton={<Skeleton shape="block" />}>
          {(app) => <MatchAlerts key={opening} app={app} {...shown.value} marketId={marketId} />}
        </OpenedFeature>
      )}
    </Dialog>
  );
});
