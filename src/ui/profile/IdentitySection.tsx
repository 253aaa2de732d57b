import { observer } from 'mobx-react-lite';
import { ProfileSection } from './ProfileSection';
import { VerificationList } from './VerificationList';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { cleanText } from '@/domain/shared/cleanText';
import { useTexts } from '@/ui/i18n/useTexts';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { Facts } from '@/ui/kit/list/Facts';

/** What the server sent at the log-in; a number is never shown whole, and no device keeps it whole. */
export const IdentitySection = observer(function IdentitySection() {
  const { user } = usePlayerApp().session.view;
  const { t, format } = useTexts();
  if (user === null) return null;
  const lastDigits = user.mobile.slice(-4);
  return (
    <ProfileSection title={t('profile.identity')} openAtFirst>
      <Facts
        look="rows"
        facts={[
          { name: t('profile.userId'), value: user.id },
          // A backend that tells the id and the number alone has nothing to say here.
          user.name !== '' && { name: t('profile.name'), value: cleanText(user.name) },
          user.username !== '' && { name: t('profile.username'), value: cleanText(user.username) },
          {
            name: t('profile.mobile'),
            value:
              lastDigits === '' ? (
                t('profile.mobileNone')
              ) : (
                <>
                  <span aria-hidden="true">{t('profile.mobileMasked', { lastDigits })}</span>
                  <VisuallyHidden>{t('profile.mobileSaid', { lastDigits })}</VisuallyHidden>
                </>
              ),
          },
          user.joinedAt !== undefined && { name: t('profile.joined'), value: format.date(user.joinedAt) },
        ]}
      />
      <VerificationList mobile={lastDigits === '' ? 'none' : (user.mobileVerified ?? null)} />
    </ProfileSection>
  );
});
