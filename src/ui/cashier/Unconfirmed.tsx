import styles from './Unconfirmed.module.css';
import { SentFacts } from './SentFacts';
import type { Submission } from '@/domain/cashier/Submission';
import { useRenderMessage } from '@/ui/i18n/useRenderMessage';
import { useText } from '@/ui/i18n/useText';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';

/** A request that nothing was heard of: that it may still come, what it is, that sending it again is safe, and what was said to it, if anything. */
export function Unconfirmed({ of }: { readonly of: Submission<unknown> }) {
  const render = useRenderMessage();
  if (of.state !== 'unconfirmed') return null;
  return (
    <div>
      <InfoBar tone="warning">
        {render(of.message)}
        {of.said !== null && <span className={styles.said}>{render(of.said)}</span>}
      </InfoBar>
      <SentFacts of={of} />
    </div>
  );
}

/** What stands was sent earlier: what was entered since was not. */
export function EarlierFound({ of }: { readonly of: Submission<unknown> }) {
  const t = useText();
  if (of.state !== 'accepted' || !of.earlier) return null;
  return <InfoBar tone="info">{t('cashier.earlier')}</InfoBar>;
}
