import { Link } from 'react-router-dom';
import styles from './Gateways.module.css';
import { GATEWAY_MODES } from '@/domain/cashier/deposits/Gateway';
import type { Gateway, GatewayMode } from '@/domain/cashier/deposits/Gateway';
import { useText } from '@/ui/i18n/useText';

export interface ModeChipsProps {
  readonly gateways: readonly Gateway[];
  readonly mode: GatewayMode | null;
}

/** Narrows the list; each kind has an address of its own. */
export function ModeChips({ gateways, mode }: ModeChipsProps) {
  const t = useText();
  const there = GATEWAY_MODES.filter((each) => each === mode || gateways.some((one) => one.mode === each));
  if (there.length < 2 && mode === null) return null;
  return (
    <nav className={styles.modes} aria-label={t('deposit.modes')}>
      <Link to="/gatewaylist" className={styles.mode ?? ''} aria-current={mode === null ? 'page' : undefined}>
        {t('deposit.mode.all')}
      </Link>
      {there.map((each) => (
        <Link
          key={each}
          to={`/deposit/${each}`}
          className={styles.mode ?? ''}
          aria-current={mode === each ? 'page' : undefined}
        >
          {t(`deposit.mode.${each}`)}
        </Link>
      ))}
    </nav>
  );
}
