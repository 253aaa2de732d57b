import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from '../SafeTools.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { CHECK_MINUTES } from '@/domain/playSafe/breaks';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { SelectField } from '@/ui/kit/field/SelectField';
import { Card } from '@/ui/kit/list/Card';

/** How often; never is not among the answers. */
export const CheckCard = observer(function CheckCard({ app }: { readonly app: PlaySafeApp }) {
  const { t, renderMessage } = useTexts();
  const { minutes } = app.view;
  const [said, setSaid] = useState<'saved' | Message | null>(null);

  async function choose(wanted: number): Promise<void> {
    const reply = await app.change({ do: 'interval', minutes: wanted });
    setSaid(reply.ok ? 'saved' : reply.error);
  }
  return (
    <Card title={t('playSafe.check.title')}>
      <p className={styles.lead}>{t('playSafe.check.lead')}</p>
      <div className={styles.choice}>
        <SelectField
          label={t('playSafe.check.every')}
          value={String(minutes)}
          onValueChange={(value) => void choose(Number(value))}
          options={CHECK_MINUTES.map((each) => ({
            value: String(each),
            label: t('playSafe.check.minutes', { minutes: each }),
          }))}
        />
        <span role="status" className={styles.said}>
          {said === 'saved' && t('playSafe.check.saved')}
          {said !== null && said !== 'saved' && renderMessage(said)}
        </span>
      </div>
    </Card>
  );
});
