import ChevronDown from 'lucide-react/icons/chevron-down';
import { observer } from 'mobx-react-lite';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { IconButton } from '@/ui/kit/button/IconButton';
import { FoldedSlip } from './FoldedSlip';
import { OneClickMark } from './OneClickMark';
import { PlaceAll } from './PlaceAll';
import styles from './LowSlips.module.css';

/** All slips on a phone, as low as one of them: each in a few lines, and all placed with one press. */
export const LowSlips = observer(function LowSlips({
  onChoose,
  onShowOpenBets,
  onFold,
}: {
  readonly onChoose: () => void;
  readonly onShowOpenBets: () => void;
  readonly onFold: () => void;
}) {
  const { betting } = usePlayerApp();
  const t = useText();
  const { slips, openBets } = betting.view;
  return (
    <div className={styles.all}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('slip.count', { count: slips.length })}</h2>
        <OneClickMark />
        {openBets.length > 0 && (
          <Button size="small" variant="ghost" onClick={onShowOpenBets}>
            {t('slip.openTab', { count: openBets.length })}
          </Button>
        )}
        <IconButton icon={ChevronDown} label={t('slip.hide')} onClick={onFold} />
      </div>
      <ul className={styles.slips} role="list" aria-label={t('slip.all')}>
        {slips.map((view) => (
          <li key={view.id}>
            <FoldedSlip view={view} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <PlaceAll atFoot />
      </div>
    </div>
  );
});
