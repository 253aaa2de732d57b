import { useText } from '@/ui/i18n/useText';
import { WithdrawGate } from '../WithdrawGate';
import { WithdrawFrame } from '../WithdrawFrame';
import { WithdrawHub } from './WithdrawHub';

/** /withdraw: what can be paid out, how, what waits, and what is missing. */
export function WithdrawHubPage() {
  const t = useText();
  return (
    <WithdrawFrame title={t('pages.withdraw')} back="/home">
      <WithdrawGate>
        {(overview, refresh) => <WithdrawHub overview={overview} onRefresh={refresh} />}
      </WithdrawGate>
    </WithdrawFrame>
  );
}
