import Ticket from 'lucide-react/icons/ticket';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { Card } from '@/ui/kit/list/Card';

export function FeedbackSection() {
  return (
    <Section title="States">
      <InfoBar tone="warning">You are offline. Prices and balance may be out of date.</InfoBar>
      <InfoBar tone="info" action={<Button size="small">Reload</Button>}>
        A new version is ready.
      </InfoBar>
      <InfoBar tone="negative">Connection lost. Trying again…</InfoBar>
      <div className={styles.row}>
        <StatusChip tone="warning" label="Pending" />
        <StatusChip tone="positive" label="Approved" />
        <StatusChip tone="negative" label="Declined" />
        <StatusChip tone="neutral" label="Expired" />
        <StatusChip tone="info" label="Matched" icon={Ticket} />
        <Spinner label="Loading" />
        <Spinner size="large" />
      </div>
      <div className={styles.columns}>
        <Card title="Loading">
          <Skeleton />
          <Skeleton length="long" />
          <Skeleton length="half" />
          <div className={styles.cells}>
            <Skeleton shape="cell" />
            <Skeleton shape="cell" />
          </div>
        </Card>
        <Card title="Empty" flush>
          <EmptyState icon={Ticket} text="Tap a price to add a bet." action={<Button>See matches</Button>} />
        </Card>
        <Card title="Failed">
          <ErrorPanel
            text="The matches could not be loaded."
            retryLabel="Try again"
            onRetry={() => undefined}
          />
        </Card>
      </div>
    </Section>
  );
}
