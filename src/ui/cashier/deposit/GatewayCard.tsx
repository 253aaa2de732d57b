import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleSlash from 'lucide-react/icons/circle-slash';
import { Link } from 'react-router-dom';
import styles from './GatewayCard.module.css';
import { GATEWAY_MARKS } from './gatewayMarks';
import { useGatewayFacts } from './useGatewayFacts';
import type { Gateway } from '@/domain/cashier/deposits/Gateway';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';
import { classNames } from '@/ui/kit/classNames';

export interface GatewayCardProps {
  readonly gateway: Gateway;
  /** Chosen last in this session. */
  readonly last: boolean;
  readonly onChoose: () => void;
}

/** A way to pay in: what it is, what it costs and how long it takes; or why it cannot be used now. */
export function GatewayCard({ gateway, last, onChoose }: GatewayCardProps) {
  const t = useText();
  const { range, fee, time } = useGatewayFacts()(gateway);
  const { closed, mode, name, recommended, network } = gateway;
  const content = (
    <>
      <span className={classNames(styles.mark, styles[mode])}>
        <Icon of={GATEWAY_MARKS[mode]} size={24} />
      </span>
      <span className={styles.words}>
        <span className={styles.top}>
          <bdi className={styles.name}>{name}</bdi>
          <Badge>{network ?? t(`deposit.mode.${mode}`)}</Badge>
          {closed === null && recommended && <Badge tone="accent">{t('deposit.recommended')}</Badge>}
          {closed === null && last && !recommended && <Badge>{t('deposit.lastUsed')}</Badge>}
        </span>
        {closed === null ? (
          <span className={styles.facts}>
            <span className={styles.range}>{range}</span>
            <span className={styles.cost}>
              <span className={classNames(fee === t('deposit.fee.none') && styles.free)}>{fee}</span>
              {time !== null && <span>{time}</span>}
            </span>
          </span>
        ) : (
          <span className={styles.reason}>
            <Icon of={CircleSlash} size={16} />
            <span>{closed.reason === '' ? t('deposit.closed.fallback') : <bdi>{closed.reason}</bdi>}</span>
          </span>
        )}
      </span>
      {closed === null && <Icon of={ChevronRight} />}
    </>
  );
  return (
    <li className={styles.item}>
      {closed === null ? (
        <Link
          to={`/deposit/${encodeURIComponent(gateway.id)}`}
          className={styles.card ?? ''}
          onClick={onChoose}
        >
          {content}
        </Link>
      ) : (
        <div className={classNames(styles.card, styles.closed)}>{content}</div>
      )}
    </li>
  );
}
