import { useCallback } from 'react';
import { Link } from 'react-router-dom';
import styles from './DepositWays.module.css';
import type { BonusApp } from '@/application/rewards/BonusApp';
import type { Cancellation } from '@/application/ports/device/Cancellation';
import { useTexts } from '@/ui/i18n/useTexts';
import { OthersWords } from '@/ui/kit/text/OthersWords';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { useLoaded } from '@/ui/list/useLoaded';
import { Part } from '@/ui/kit/list/Part';

/**
 * The bonus that can be claimed now, and what it asks for. No bonus of the wire follows from a deposit, so it says nothing of the amount. It comes
 * after all else of the page, so that nothing moves; without one, or without an answer, there is nothing.
 */
export function DepositBonus() {
  return <OpenedFeature name="rewards">{({ bonus }) => <Offer app={bonus} />}</OpenedFeature>;
}

function Offer({ app }: { readonly app: BonusApp }) {
  const { t, format } = useTexts();
  const load = useCallback((cancellation: Cancellation) => app.load('available', 1, cancellation), [app]);
  const { page } = useLoaded(load);
  const offer = page.state === 'ready' ? page.value.bonuses.find(({ blocked }) => !blocked) : undefined;
  if (offer === undefined) return null;
  const { name, amount, multiple, days, partCount } = offer;
  const target = format.moneyShort(offer.target);
  return (
    <Part title={t('deposit.bonus')}>
      <p className={styles.bonus}>
        <b>
          <OthersWords text={name} />
          {' · '}
          {t('bonus.amount', { paise: amount })}
        </b>
        {multiple === null || days === null || partCount === null
          ? t('bonus.offerShort', { target })
          : t('bonus.offer', { target, multiple, days, parts: partCount })}
        <Link to="/bonus" className={styles.all}>
          {t('deposit.bonus.see')}
        </Link>
      </p>
    </Part>
  );
}
