import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import styles from './Profile.module.css';
import type { AccountChecks } from '@/application/profile/ProfileApp';
import { useProfile } from './ProfileContext';
import { RequestStatusChip } from '@/ui/cashier/account/RequestStatusChip';
import { useAnswer } from '@/ui/lazy/useAnswer';
import { useText } from '@/ui/i18n/useText';
import { StatusChip } from '@/ui/kit/feedback/StatusChip';
import { Icon } from '@/ui/kit/icons/Icon';

const PAGES = [
  { of: 'kyc', to: '/kyc' },
  { of: 'bank', to: '/bank-details' },
] as const;

/** What the operator has verified. Where nobody tells, the page that knows is one step away. */
export function VerificationList({ mobile }: { readonly mobile: boolean | 'none' | null }) {
  const { checks } = useProfile();
  const t = useText();
  const answer = useAnswer(checks);
  const received = answer === 'failed' ? null : answer;
  return (
    <section aria-label={t('profile.checks')}>
      <h3 className={styles.part}>{t('profile.checks')}</h3>
      <ul role="list">
        {mobile !== null && (
          <li className={styles.check}>
            <span>{t('profile.checks.mobile')}</span>
            {mobile === true ? (
              <StatusChip tone="positive" label={t('profile.checks.verified')} />
            ) : (
              <StatusChip
                tone="neutral"
                label={t(mobile === 'none' ? 'profile.checks.none' : 'profile.checks.notVerified')}
              />
            )}
          </li>
        )}
        {PAGES.map(({ of, to }) => (
          <li key={of}>
            <Link to={to} className={styles.check}>
              <span>{t(`profile.checks.${of}`)}</span>
              <CheckChip status={received?.[of] ?? null} />
              <Icon of={ChevronRight} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CheckChip({ status }: { readonly status: AccountChecks['kyc'] }) {
  const t = useText();
  if (status === null) return null;
  if (status === 'none') return <StatusChip tone="neutral" label={t('profile.checks.none')} />;
  if (status === 'approved') return <StatusChip tone="positive" label={t('profile.checks.verified')} />;
  return <RequestStatusChip status={status} />;
}
