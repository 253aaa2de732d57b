import shared from '../Rewards.module.css';
import styles from './Bonus.module.css';
import { BonusFacts } from './BonusFacts';
import { BonusRules } from './BonusRules';
import { BonusStatusChip } from './BonusStatusChip';
import { CancelBonus } from './CancelBonus';
import { WageringBar } from './WageringBar';
import type { BonusApp } from '@/application/rewards/BonusApp';
import type { Bonus } from '@/domain/rewards/Bonus';
import { wageringOf } from '@/domain/rewards/wagering';
import { classNames } from '@/ui/kit/classNames';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Badge } from '@/ui/kit/list/Badge';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { OthersWords } from '@/ui/kit/text/OthersWords';

export interface BonusCardProps {
  readonly bonus: Bonus;
  readonly app: BonusApp;
  readonly onChanged: () => void;
}

/** A bonus that was claimed: how far it is, where its money is, what comes next. */
export function BonusCard({ bonus, app, onChanged }: BonusCardProps) {
  const t = useText();
  const { id, name, type, status, claimable } = bonus;
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <OthersWords text={name} />
        </h2>
        <BonusStatusChip status={status} />
        <p className={styles.amount}>{t('bonus.amount', { paise: bonus.amount })}</p>
        <Badge>{t(`bonus.type.${type}`)}</Badge>
      </div>
      <WageringBar
        name={name}
        wagering={wageringOf(bonus.wagered, bonus.target)}
        ended={status !== 'active'}
      />
      <BonusFacts bonus={bonus} />
      <Disclosure plain summary={t('bonus.details')}>
        <BonusRules of={bonus} />
      </Disclosure>
      <div className={classNames(shared.actions, styles.ways)}>
        <LinkButton to={`/bonus/${id}`} variant={claimable > 0 ? 'primary' : 'secondary'}>
          {claimable > 0 ? t('bonus.claimParts', { paise: claimable }) : t('bonus.view')}
        </LinkButton>
        <CancelBonus bonus={bonus} app={app} onDone={onChanged} />
      </div>
    </li>
  );
}
