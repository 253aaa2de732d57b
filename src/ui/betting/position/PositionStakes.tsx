import { Fragment } from 'react';
import { sideWord } from '@/domain/betting/betPrice';
import type { PositionSummary } from '@/domain/betting/positionSummary';
import { useTexts } from '@/ui/i18n/useTexts';
import { BetPriceText } from '../BetPriceText';
import { PositionWaiting } from './PositionWaiting';
import styles from './Positions.module.css';

/** What was staked, bet by bet where the sides differ, and what of it still waits: beside the name where these need the line. */
export function PositionStakes({ summary }: { readonly summary: PositionSummary }) {
  const { t, format } = useTexts();
  const { legs, stake, waiting } = summary;
  return (
    <>
      {stake !== null && <span className={styles.stake}>{format.moneyShort(stake)}</span>}
      {legs.length === 0 && <PositionWaiting waiting={waiting} />}
      {legs.length > 0 && (
        <span className={styles.legs}>
          {legs.map((bet, at) => (
            <Fragment key={bet.id}>
              {at > 0 && ' · '}
              {t(`myBets.side.${sideWord(bet)}`)} <BetPriceText bet={bet} />{' '}
              <span className={styles.legStake}>{format.moneyShort(bet.matched)}</span>
            </Fragment>
          ))}
        </span>
      )}
    </>
  );
}
