import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LimitDialog } from './LimitDialog';
import { LimitRow } from './LimitRow';
import styles from './Limits.module.css';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { LIMIT_KINDS, type SelfLimit } from '@/domain/playSafe/SelfLimit';
import { useText } from '@/ui/i18n/useText';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Card } from '@/ui/kit/list/Card';
import { ToolSkeleton } from '@/ui/playSafe/ToolSkeleton';

/** Deposit, loss and stake, three windows each. */
export const LimitsCard = observer(function LimitsCard({ app }: { readonly app: PlaySafeApp }) {
  const t = useText();
  const { safety } = app.view;
  const [edited, edit] = useState<SelfLimit | null>(null);
  useEffect(() => void app.load(), [app]);

  if (safety.state === 'failed')
    return (
      <Card title={t('playSafe.limits.title')}>
        <LoadFailed message={safety.message} onRetry={() => void app.load()} />
      </Card>
    );
  return (
    <Card title={t('playSafe.limits.title')}>
      <p className={styles.lead}>{t('playSafe.limits.lead')}</p>
      {safety.state === 'loading' ? (
        <ToolSkeleton of="limits" />
      ) : (
        LIMIT_KINDS.map((kind) => (
          <section key={kind} className={styles.kind} aria-labelledby={`limit-${kind}`}>
            <h3 id={`limit-${kind}`}>{t(`playSafe.kind.${kind}`)}</h3>
            <p className={styles.hint}>{t(`playSafe.kindHint.${kind}`)}</p>
            <ul className={styles.rows} role="list">
              {safety.limits
                .filter((limit) => limit.kind === kind)
                .map((limit) => (
                  <LimitRow
                    key={limit.period}
                    app={app}
                    limit={limit}
                    now={safety.check.now}
                    onEdit={() => edit(limit)}
                  />
                ))}
            </ul>
          </section>
        ))
      )}
      {edited !== null && <LimitDialog app={app} limit={edited} onClose={() => edit(null)} />}
    </Card>
  );
});
