import styles from './DepositWays.module.css';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { cleanText } from '@/domain/shared/cleanText';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';

/** How a gateway is today, where the backend says so: a word of ours, and its own. */
export function GatewayToday({ gateway }: { readonly gateway: Pick<Gateway, 'health' | 'healthNote'> }) {
  const t = useText();
  const { health, healthNote } = gateway;
  if (health === null) return null;
  return (
    <span className={classNames(styles.today, styles[health])}>
      {t(`deposit.health.${health}`)}
      {healthNote !== '' && (
        <>
          {': '}
          <bdi>{cleanText(healthNote, 80)}</bdi>
        </>
      )}
    </span>
  );
}
