import { observer } from 'mobx-react-lite';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { sideKey } from '../sideKey';
import { priceText } from '@/domain/sports/priceText';
import { OneClickMark } from './OneClickMark';
import { SlipState } from './SlipState';
import { useActiveSlip } from './useActiveSlip';
import styles from './BetSlip.module.css';

/** For the bar of the sheet: the selection at hand, what it is on and how many slips are open, or how many bets are open. */
export const SlipPeek = observer(function SlipPeek() {
  const { betting, config } = usePlayerApp();
  const { slips, openBets, pending, oneClick } = betting.view;
  const { t, format } = useTexts();
  const view = useActiveSlip() ?? slips.at(-1);
  if (view !== undefined) {
    const { slip, placement } = view;
    const { marketKind, marketName, matchName, runnerName, side } = slip.selection;
    const bet = placement.state === 'accepted' ? placement.bet : null;
    return (
      <span className={classNames(styles.peek, styles[side])}>
        <OneClickMark />
        <span className={styles.peekName}>
          {`${t(sideKey(marketKind, side))} ${runnerName}`}
          <span className={styles.peekWhere}>
            {/* Once it was sent, what became of it. */}
            {placement.state === 'editing' ? <bdi>{marketName}</bdi> : <SlipState view={view} />}
            {' · '}
            <bdi>{matchName}</bdi>
          </span>
        </span>
        <strong>{priceText(marketKind, bet?.odds ?? slip.odds, bet?.line ?? slip.line)}</strong>
        {slips.length > 1 && <span className={styles.count}>{t('slip.count', { count: slips.length })}</span>}
      </span>
    );
  }
  if (oneClick !== null && openBets.length + pending.length === 0)
    return (
      <span className={styles.peek}>{t('oneClick.on', { stake: format.moneyShort(oneClick.stake) })}</span>
    );
  return (
    <span className={styles.peek}>
      <OneClickMark />
      {t('slip.peek', {
        count: openBets.length,
        offered: String(config.capabilities.betPlacement),
        checking: pending.filter(({ unheard }) => unheard !== true).length,
      })}
    </span>
  );
});
