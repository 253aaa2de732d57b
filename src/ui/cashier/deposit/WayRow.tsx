import ChevronRight from 'lucide-react/icons/chevron-right';
import styles from './DepositWays.module.css';
import { GatewayToday } from './GatewayToday';
import { payMarkOf } from './payMarkOf';
import { useGatewayFacts } from './useGatewayFacts';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { Icon } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';
import { PayMark } from '@/ui/kit/pay/PayMark';

export interface WayRowProps {
  readonly gateway: Gateway;
  /** Chosen last in this session. */
  readonly last: boolean;
  readonly busy: boolean;
  readonly onPay: () => void;
}

/** A way to pay in: what it costs, how long it takes and how it is today; or why it cannot be used now. */
export function WayRow({ gateway, last, busy, onPay }: WayRowProps) {
  const t = useText();
  const { range, fee, time } = useGatewayFacts()(gateway);
  const { closed, name, recommended, network } = gateway;
  const content = (
    <>
      <PayMark of={payMarkOf(gateway)} name={name} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {network !== null && <Badge>{network}</Badge>}
          {closed === null && recommended && <Badge tone="accent">{t('deposit.recommended')}</Badge>}
          {closed === null && last && !recommended && <Badge>{t('deposit.lastUsed')}</Badge>}
          {closed === null && <GatewayToday gateway={gateway} />}
        </span>
        <span className={styles.facts}>
          {closed === null ? (
            [range, fee, time].filter((each) => each !== null).join(' · ')
          ) : closed.reason === '' ? (
            t('deposit.closed.fallback')
          ) : (
            <bdi>{closed.reason}</bdi>
          )}
        </span>
      </span>
      {closed === null && (busy ? <Spinner size="small" /> : <Icon of={ChevronRight} />)}
    </>
  );
  return (
    <li className={styles.item}>
      {closed === null ? (
        <button type="button" className={styles.way} aria-busy={busy} onClick={onPay}>
          {content}
        </button>
      ) : (
        <div className={classNames(styles.way, styles.closed)}>{content}</div>
      )}
    </li>
  );
}
