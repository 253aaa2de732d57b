import { useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Plus from 'lucide-react/icons/plus';
import type { BankAccount } from '@/domain/cashier/BankAccount';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { RadioCard, RadioCards } from '@/ui/kit/field/RadioCards';
import { Icon } from '@/ui/kit/icons/Icon';
import { AccountMark } from '../AccountMark';
import styles from '../Withdraw.module.css';

export interface AccountChoiceProps {
  readonly accounts: readonly BankAccount[];
  /** Another one may be typed instead of choosing. */
  readonly mayType: boolean;
  /** Its id; empty: another one. */
  readonly chosen: string;
  readonly wrong: boolean;
  readonly onChoose: (accountId: string) => void;
}

/** The accounts on file as cards to choose from; one that is not checked is shown and cannot be chosen. */
export function AccountChoice({ accounts, mayType, chosen, wrong, onChoose }: AccountChoiceProps) {
  const t = useText();
  const name = useId();
  const has = (check: BankAccount['check']): boolean => accounts.some((account) => account.check === check);
  const onlyChecking = has('pending') && !has('approved');
  return (
    <RadioCards legend={t('withdraw.form.account')} describedBy={wrong ? `${name}-wrong` : undefined}>
      {accounts.map((account) => (
        <RadioCard
          key={account.id}
          name={name}
          value={account.id}
          checked={account.id === chosen}
          disabled={account.check !== 'approved'}
          onChoose={onChoose}
        >
          <AccountMark account={account} />
        </RadioCard>
      ))}
      {mayType && (
        <RadioCard name={name} value="" checked={chosen === ''} onChoose={onChoose}>
          <strong>{t('withdraw.form.account.other')}</strong>
        </RadioCard>
      )}
      {wrong && (
        <p className={styles.wrong} id={`${name}-wrong`}>
          <Icon of={CircleAlert} size={16} />{' '}
          {t(onlyChecking ? 'withdraw.form.account.checking' : 'withdraw.form.account.wrong')}
        </p>
      )}
      {!mayType && (
        <div>
          <LinkButton size="small" icon={Plus} to="/bank-details">
            {t('withdraw.accounts.add')}
          </LinkButton>
        </div>
      )}
    </RadioCards>
  );
}
