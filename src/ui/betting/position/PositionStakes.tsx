import { Fragment } from 'react';
import { sideWord } from '@/domain/betting/betPrice';
import type { PositionSummary } from '@/domain/betting/positionSummary';
import { useTexts } from '@/ui/i18n/useTexts';
import { BetPriceText } from '../BetPriceText';
import styles from './Positions.module.css';

/** What was staked, bet by bet where the sides differ, and what of it still waits. */
export function PositionStakes({ summary }: { readonly summary: PositionSummary }) {
  const { t, format } = useTexts();
  const { legs, stake, waiting } = summary;
  return (
    <>
      {stake !== null && <span className={styles.stake}>{format.moneyShort(stake)}</span>}
      {waiting !== null && (
        <span className={styles.stake}>
          <b>{t('home.waiting')}</b>{' '}
          {waiting.stake === null
            ? t('myBets.inGroup', { count: waiting.bets })
            : format.moneyShort(waiting.stake)}
        </span>
      )}
      {legs.length > 0 && (
        <span className={styles.legs}>
          {legs.map(({ bet, stake: own }, at) => (
            <Fragment key={bet.id}>
              {at > 0 && ' · '}
              {t(`myBets.side.${sideWord(bet)}`)} <BetPriceText bet={bet} /> {format.moneyShort(own)}
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
