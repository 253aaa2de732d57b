import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './MomentShow.module.css';
import { MomentDrawing } from './MomentDrawing';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { doOddsFlash } from '@/ui/appearance/oddsFlash';
import { useSavedChoice } from '@/ui/device/savedChoice';
import { useFormat } from '@/ui/i18n/useFormat';
import { useReducedMotion } from '@/ui/kit/brand/useReducedMotion';
import { classNames } from '@/ui/kit/classNames';
import { Amount } from '@/ui/kit/text/Amount';

/** As long as the longest of its motions. */
const LASTS_MS = 1_400;

/**
 * A bet that stands, a win, a fancy's result, a deposit: seen for a second, over the page and in nobody's way. Any press or key ends it. What
 * happened is said elsewhere in words; whoever wants less motion, or no flashes, sees nothing here.
 */
export const MomentShow = observer(function MomentShow() {
  const { device, notices } = usePlayerApp();
  const format = useFormat();
  const still = [useReducedMotion(), !useSavedChoice(doOddsFlash)].includes(true);
  const { moment } = notices.view;
  useEffect(() => {
    if (moment === null) return undefined;
    if (still) return notices.endMoment();
    const end = (): void => notices.endMoment();
    const stop = device.scheduler.after(LASTS_MS, end);
    document.addEventListener('pointerdown', end, true);
    document.addEventListener('keydown', end, true);
    return () => {
      stop();
      document.removeEventListener('pointerdown', end, true);
      document.removeEventListener('keydown', end, true);
    };
  }, [moment, still, device, notices]);
  if (moment === null || still) return null;
  const { cue, side, amount } = moment;
  return (
    <div className={classNames(styles.moment, styles[cue], side && styles[side])} aria-hidden="true">
      <MomentDrawing cue={cue} />
      {amount !== null && (
        <b className={styles.figure}>
          <Amount value={amount}>{format.signedMoney(amount)}</Amount>
        </b>
      )}
    </div>
  );
});
