import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import shared from '../Rewards.module.css';
import styles from './Referral.module.css';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import type { Message } from '@/domain/shared/Message';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Icon } from '@/ui/kit/icons/Icon';
import { Card } from '@/ui/kit/list/Card';

export interface MakeCodeProps {
  readonly app: Pick<ReferralApp, 'generate'>;
  readonly onMade: () => void;
}

/** For a player without a code. */
export function MakeCode({ app, onMade }: MakeCodeProps) {
  const t = useText();
  const render = useRenderMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);

  async function make(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await app.generate.execute();
    setBusy(false);
    if (answer.ok) onMade();
    else setProblem(answer.error);
  }
  return (
    <Card>
      <div className={styles.make}>
        <span className={styles.mark}>
          <Icon of={Users} size={32} />
        </span>
        <div>
          <h2 className={styles.makeTitle}>{t('referral.none.title')}</h2>
          <p className={shared.muted}>{t('referral.none.text')}</p>
        </div>
        <Button variant="primary" busy={busy} busyLabel={t('referral.making')} onClick={() => void make()}>
          {t('referral.make')}
        </Button>
        {problem !== null && <InfoBar tone="negative">{render(problem)}</InfoBar>}
      </div>
    </Card>
  );
}
