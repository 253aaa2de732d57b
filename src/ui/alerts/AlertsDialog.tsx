import { AlertsPane } from './AlertsPane';
import { useText } from '@/ui/i18n/useText';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

export interface AlertsDialogProps extends OpenAndClose {
  /** A match was opened from here. */
  readonly onLeave: () => void;
}

export function AlertsDialog({ open, onClose, onLeave }: AlertsDialogProps) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('alerts.title')} tall>
      <OpenedFeature name="alerts" unavailable={t('alerts.failed')} skeleton={<Skeleton shape="block" />}>
        {(app) => <AlertsPane app={app} onLeave={onLeave} />}
      </OpenedFeature>
    </Dialog>
  );
}
