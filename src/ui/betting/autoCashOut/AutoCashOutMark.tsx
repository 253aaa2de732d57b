import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from '../cashOut/CashOut.module.css';
import type { OpenedAutoCashOut } from './useAutoCashOut';

export interface AutoCashOutMarkProps {
  readonly market: Market;
  /** null: not offered, or not here yet. */
  readonly auto: OpenedAutoCashOut | null;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** The narrow half of the cash-out button: the way to a part of it, and to a figure; where one active, it says which. */
export function AutoCashOutMark({ market, auto, disabled, onPress }: AutoCashOutMarkProps) {
  const { config } = usePlayerApp();
  const { t, format } = useTexts();
  const active = auto?.now.active.find(({ marketId }) => marketId === market.id) ?? null;
  const sent = auto?.now.sent.find(({ marketId }) => marketId === market.id) ?? null;
  const figure = active === null ? null : format.moneyShort(active.amount);
  const plain = sent === null && figure === null;
  const way = t(config.capabilities.autoCashOut ? 'autoCashOut.way' : 'cashOut.part');
  return (
    <button
      type="button"
      className={classNames(styles.part, !plain && styles.auto)}
      disabled={disabled}
      aria-haspopup="dialog"
      aria-label={plain ? way : undefined}
      title={plain ? way : t('autoCashOut.at')}
      onClick={onPress}
    >
      {plain ? (
        <Icon of={ChevronDown} size={16} />
      ) : (
        <>
          <span>{t('autoCashOut.mark')}</span> <span>{sent === null ? figure : '…'}</span>{' '}
          <VisuallyHidden>
            {t(sent === null ? 'autoCashOut.markName' : 'autoCashOut.markSent')}
          </VisuallyHidden>
        </>
      )}
    </button>
  );
}
