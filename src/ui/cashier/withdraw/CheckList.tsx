import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router-dom';
import type { WithdrawCheck, WithdrawCheckName } from '@/domain/cashier/withdrawals/withdrawChecks';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import type { WithdrawSituation } from '@/domain/cashier/withdrawals/WithdrawSituation';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './Withdraw.module.css';

export interface CheckListProps {
  readonly checks: readonly WithdrawCheck[];
  readonly situation: WithdrawSituation;
  readonly method: WithdrawMethod | null;
}

/** Every condition of a withdrawal: ticked, or what is to be done for it and the way there; the first that can be done has the button. */
export function CheckList({ checks, situation, method }: CheckListProps) {
  const { t } = useTexts();
  const tell = useMissing(situation, method);
  const isChecked = situation.kyc === 'pending' || situation.kyc === 'unknown';
  const waits = ({ name }: WithdrawCheck): boolean => name === 'waiting' || (name === 'kyc' && isChecked);
  const first = checks.find((check) => !check.met && check.fix !== null && !waits(check));
  const titleOf = ({ name, met }: WithdrawCheck): string => {
    if (met) return t(`withdraw.check.${name}`);
    return t(
      name === 'kyc' && isChecked ? 'withdraw.check.kyc.todo.checking' : `withdraw.check.${name}.todo`,
    );
  };
  const fixOf = (name: Exclude<WithdrawCheckName, 'daily'>): string =>
    t(name === 'kyc' && isChecked ? 'withdraw.check.kyc.see' : `withdraw.check.${name}.fix`);
  return (
    <ul className={styles.checks} role="list">
      {checks.map((check) => (
        <li key={check.name} className={classNames(styles.check, check.met ? styles.met : styles.missing)}>
          <Icon of={check.met ? CircleCheck : CircleAlert} />
          <div className={styles.checkText}>
            <strong>{titleOf(check)}</strong>
            <VisuallyHidden>
              : {t(check.met ? 'withdraw.check.met' : 'withdraw.check.missing')}
            </VisuallyHidden>
            {!check.met && <span>{tell(check)}</span>}
          </div>
          {!check.met &&
            check.fix !== null &&
            check.name !== 'daily' &&
            (check === first ? (
              <div className={styles.firstFix}>
                <LinkButton to={check.fix} variant="primary" wide>
                  {fixOf(check.name)}
                </LinkButton>
              </div>
            ) : (
              <Link to={check.fix} className={styles.fix}>
                {fixOf(check.name)}
              </Link>
            ))}
        </li>
      ))}
    </ul>
  );
}

function useMissing(situation: WithdrawSituation, method: WithdrawMethod | null) {
  const { t, format } = useTexts();
  const withdrawable = format.money(situation.withdrawable);
  return ({ name }: WithdrawCheck): string => {
    switch (name) {
      case 'kyc':
        return situation.kyc === 'approved' ? '' : t(`withdraw.check.kyc.${situation.kyc}`);
      case 'wagering':
        return t('withdraw.check.wagering.missing', { locked: format.money(situation.locked) });
      case 'cash':
        return method === null
          ? t('withdraw.check.cash.missing', { withdrawable })
          : t('withdraw.check.cash.short', { withdrawable, min: format.moneyShort(method.min) });
      case 'daily':
        return t('withdraw.check.daily.missing', { count: situation.dailyMost });
      case 'open': {
        const reason = method?.closed?.reason ?? '';
        return reason === '' ? t('withdraw.check.open.missing') : reason;
      }
      case 'account':
      case 'waiting':
        return t(`withdraw.check.${name}.missing`);
    }
  };
}
