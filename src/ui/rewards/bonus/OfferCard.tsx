import Gift from 'lucide-react/icons/gift';
import shared from '../Rewards.module.css';
import styles from './Bonus.module.css';
import { BonusFacts } from './BonusFacts';
import { BonusRules } from './BonusRules';
import type { Bonus } from '@/domain/rewards/Bonus';
import type { BonusOfferId } from '@/domain/shared/ids';
import { useTexts } from '@/ui/i18n/useTexts';
import { Button } from '@/ui/kit/button/Button';
import { Badge } from '@/ui/kit/list/Badge';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { OthersWords } from '@/ui/kit/text/OthersWords';

export interface OfferCardProps {
  readonly offer: Bonus;
  /** This one is on its way. */
  readonly busy: boolean;
  /** No claim can be made now: another is under way. */
  readonly waiting: boolean;
  /** The one that the page leads to. */
  readonly first: boolean;
  readonly onClaim: (offer: BonusOfferId) => void;
}

/** A bonus that can be claimed: what it is, what it asks for, by when. */
export function OfferCard({ offer, busy, waiting, first, onClaim }: OfferCardProps) {
  const { t, format } = useTexts();
  const { name, type, amount, multiple, days, partCount } = offer;
  const target = format.moneyShort(offer.target);
  return (
    <li className={styles.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <OthersWords text={name} />
        </h2>
        <Badge>{t(`bonus.type.${type}`)}</Badge>
        <p className={styles.amount}>{t('bonus.amount', { paise: amount })}</p>
      </div>
      <p>
        {multiple === null || days === null || partCount === null
          ? t('bonus.offerShort', { target })
          : t('bonus.offer', { target, multiple, days, parts: partCount })}{' '}
        {t(offer.held ? 'bonus.held' : 'bonus.new')}
      </p>
      <BonusFacts bonus={offer} />
      <Disclosure plain summary={t('bonus.details')}>
        <BonusRules of={offer} />
      </Disclosure>
      <div className={styles.foot}>
        <Button
          variant={first ? 'primary' : 'secondary'}
          wide
          icon={Gift}
          busy={busy}
          busyLabel={t('bonus.claiming')}
          disabled={offer.blocked || (waiting && !busy)}
          onClick={() => onClaim(offer.offerId)}
        >
          {t('bonus.claim')}
        </Button>
        {offer.blocked && <p className={shared.muted}>{t('bonus.blocked')}</p>}
      </div>
    </li>
  );
}
