import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import type { Message } from '@/domain/shared/Message';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { useCashier } from '../account/CashierContext';

/** Asks for more time to pay, and says what came in its way. */
export function MoreTime() {
  const { deposits } = useCashier();
  const { t, renderMessage } = useTexts();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<Message | null>(null);

  async function takeMore(): Promise<void> {
    setAsking(true);
    const extended = await deposits.extend();
    setRefused(extended.ok ? null : extended.error.message);
    setAsking(false);
  }
  return (
    <>
      <Button size="small" busy={asking} busyLabel={t('deposit.amount.busy')} onClick={() => void takeMore()}>
        {t('deposit.pay.more')}
      </Button>
      {refused !== null && <FormMessage text={renderMessage(refused)} />}
    </>
  );
}
