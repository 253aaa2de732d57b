import Bell from 'lucide-react/icons/bell';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Button } from '@/ui/kit/button/Button';
import { IconButton } from '@/ui/kit/button/IconButton';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Badge } from '@/ui/kit/list/Badge';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

export function ButtonSection() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Buttons">
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={Plus}>
            With icon
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} busy busyLabel="Submitting..">
            Busy
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <Button variant="primary" busy={busy} busyLabel="Submitting.." onClick={() => setBusy(true)}>
          Press me
        </Button>
        <Button onClick={() => setBusy(false)}>Reset</Button>
        <LinkButton to="#link" variant="primary">
          A link
        </LinkButton>
        <IconButton icon={Search} label="Search" />
        <IconButton icon={Search} label="Search" disabled />
      </div>
      <div className={styles.navy}>
        <IconButton icon={Bell} label="Notifications, 3 new" tone="header" count={3} />
        <IconButton icon={Search} label="Search" tone="header" />
        <Badge tone="header">2 bets</Badge>
        <Button variant="primary" size="small">
          Deposit
        </Button>
      </div>
      <Button variant="primary" wide>
        Wide
      </Button>
    </Section>
  );
}
