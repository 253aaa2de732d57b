import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import type { WithdrawOverview } from '@/application/cashier/withdrawals/loadWithdrawOverview';
import type { WithdrawMethod } from '@/domain/cashier/withdrawals/WithdrawMethod';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Badge } from '@/ui/kit/list/Badge';
import { Card } from '@/ui/kit/list/Card';
import { feeText, limitsText, MODE_ICONS, timeText } from '../methodTexts';
import styles from '../Withdraw.module.css';

/** Ways out with their terms: each leads to what it asks for. */
export function MethodList({ overview }: { readonly overview: WithdrawOverview }) {
  const t = useText();
  const { methods, situation } = overview;
  return (
    <Card title={t('withdraw.methods')} flush>
      {methods.length === 0 && <p className={styles.none}>{t('withdraw.methods.none')}</p>}
      <ul className={styles.methods}>
        {methods.map((method) => (
          <MethodRow key={method.id} method={method} waiting={situation.waiting.includes(method.id)} />
        ))}
      </ul>
    </Card>
  );
}

function MethodRow({ method, waiting }: { readonly method: WithdrawMethod; readonly waiting: boolean }) {
  const t = useText();
  const format = useFormat();
  const mode = t(`withdraw.mode.${method.mode}`);
  const terms = [feeText(method, t, format), timeText(method.minutes, t)].filter((text) => text !== null);
  return (
    <li className={styles.method}>
      <span className={styles.mark}>
        <Icon of={MODE_ICONS[method.mode]} />
      </span>
      <div className={styles.methodText}>
        <p className={styles.methodName}>
          <Link to={`/pre-withdraw-page/${encodeURIComponent(method.id)}`} className={styles.stretch}>
            <bdi>{method.name}</bdi>
          </Link>
          {method.name !== mode && <Badge>{mode}</Badge>}
        </p>
        <p className={styles.figures}>{limitsText(method, t, format)}</p>
        <p className={styles.note}>{terms.join(' · ')}</p>
        {method.closed !== null && (
          <p className={styles.warn}>{method.closed.reason || t('withdraw.method.closed')}</p>
        )}
        {waiting && <p className={styles.warn}>{t('withdraw.method.waiting')}</p>}
      </div>
      <Icon of={ChevronRight} />
    </li>
  );
}
