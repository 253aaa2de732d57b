import type { WithdrawCheck } from '@/domain/cashier/withdrawals/withdrawChecks';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { useText } from '@/ui/i18n/useText';
import { CheckList } from './CheckList';
import { Part } from '@/ui/kit/list/Part';

export interface MissingChecksProps {
  readonly checks: readonly WithdrawCheck[];
  readonly situation: WithdrawSituation;
  readonly method: WithdrawMethod | null;
}

/** What has to be done before money can leave, each with the way to it. */
export function MissingChecks(props: MissingChecksProps) {
  const t = useText();
  return (
    <Part title={t('pages.withdrawCheck')}>
      <CheckList {...props} />
    </Part>
  );
}
