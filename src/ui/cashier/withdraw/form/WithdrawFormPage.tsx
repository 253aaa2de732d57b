import { findMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useText } from '@/ui/i18n/useText';
import type { PageProps } from '@/ui/navigation/PageProps';
import { Redirect } from '@/ui/navigation/Redirect';
import { WithdrawGate } from '../WithdrawGate';
import { WithdrawFrame } from '../WithdrawFrame';
import { WithdrawForm } from './WithdrawForm';

/** /withdraw/{mode}: the same for one way out. */
export function WithdrawFormPage({ params }: PageProps) {
  const t = useText();
  const word = params['mode'] ?? null;
  return (
    <WithdrawFrame title={t('pages.withdraw')} back="/withdraw" isColumn>
      <WithdrawGate>
        {(overview, refresh) => {
          const method = findMethod(overview.methods, word);
          if (method === null) return <Redirect from={location.pathname} to="/withdraw" />;
          return <WithdrawForm key={method.id} overview={overview} methods={[method]} onRefresh={refresh} />;
        }}
      </WithdrawGate>
    </WithdrawFrame>
  );
}
