import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { ReferralApp } from '@/application/rewards/ReferralApp';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Outcome } from '@/ui/kit/feedback/Outcome';
import { Card } from '@/ui/kit/list/Card';

export interface MakeCodeProps {
  readonly app: Pick<ReferralApp, 'generate'>;
  readonly onMade: () => void;
}

/** For a player without a code. */
export function MakeCode({ app, onMade }: MakeCodeProps) {
  const { t, renderMessage } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);

  async function make(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const answer = await app.generate();
    setBusy(false);
    if (answer.ok) onMade();
    else setProblem(answer.error);
  }
  return (
    <Card>
      <Outcome
        tone="info"
        icon={Users}
        title={t('referral.none.title')}
        live={false}
        actions={
          <>
            <Button
              variant="primary"
              busy={busy}
              busyLabel={t('referral.making')}
              onClick={() => void make()}
            >
              {t('referral.make')}
            </Button>
            {problem !== null && <InfoBar tone="negative">{renderMessage(problem)}</InfoBar>}
          </>
        }
      >
        {t('referral.none.text')}
      </Outcome>
    </Card>
  );
}
