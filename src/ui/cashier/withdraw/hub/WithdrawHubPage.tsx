import { useText } from '@/ui/i18n/useText';
import { DeskGate } from '../DeskGate';
import { WithdrawFrame } from '../WithdrawFrame';
import { WithdrawHub } from './WithdrawHub';

/** /withdraw: what can be paid out, how, what waits, and what is missing. */
export function WithdrawHubPage() {
  const t = useText();
  return (
    <WithdrawFrame title={t('withdraw.title')} back="/home">
      <DeskGate>{(desk, refresh) => <WithdrawHub desk={desk} onRefresh={refresh} />}</DeskGate>
    </WithdrawFrame>
  );
}
