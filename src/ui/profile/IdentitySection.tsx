import { observer } from 'mobx-react-lite';
import styles from './Profile.module.css';
import { ProfileSection } from './ProfileSection';
import { VerificationList } from './VerificationList';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { cleanText } from '@/domain/shared/cleanText';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

/** What the server told at the log-in; a number is never shown whole, and no device keeps it whole. */
export const IdentitySection = observer(function IdentitySection() {
  const { user } = usePlayerApp().session.view;
  const t = useText();
  const format = useFormat();
  if (user === null) return null;
  const lastDigits = user.mobile.slice(-4);
  return (
    <ProfileSection title={t('profile.identity')} openAtFirst>
      <dl className={styles.facts}>
        <div>
          <dt>{t('profile.userId')}</dt>
          <dd>
            <bdi>{user.id}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('profile.name')}</dt>
          <dd>
            <bdi>{cleanText(user.name)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('profile.username')}</dt>
          <dd>
            <bdi>{cleanText(user.username)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('profile.mobile')}</dt>
          <dd>
            {lastDigits === '' ? (
              t('profile.mobileNone')
            ) : (
              <>
                <span aria-hidden="true">{t('profile.mobileMasked', { lastDigits })}</span>
                <VisuallyHidden>{t('profile.mobileSaid', { lastDigits })}</VisuallyHidden>
              </>
            )}
          </dd>
        </div>
        {user.joinedAt !== undefined && (
          <div>
            <dt>{t('profile.joined')}</dt>
            <dd>{format.date(user.joinedAt)}</dd>
          </div>
        )}
      </dl>
      <VerificationList mobile={lastDigits === '' ? 'none' : (user.mobileVerified ?? null)} />
    </ProfileSection>
  );
});
