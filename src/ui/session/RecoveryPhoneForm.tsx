import CircleCheck from 'lucide-react/icons/circle-check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { MobileField } from './MobileField';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** AUTH-09, first half: where to send a recovery code. Says the same whether or not the number is known (X35). */
export const RecoveryPhoneForm = observer(function RecoveryPhoneForm() {
  const { session } = useFirstPage();
  const t = useText();
  const [mobile, setMobile] = useState('');
  const form = useWholeForm((app) => app.session.requestRecoveryOtp(mobile));
  const sent = session.signUp.recoveryMobile;

  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.lead}>{t('session.recovery.lead')}</p>
      <MobileField {...form.entry('mobile', mobile, setMobile)} />
      <FormMessage text={form.message} />
      <div role="status">
        {sent !== null && (
          <p className={styles.good}>
            <Icon of={CircleCheck} />
            <span>{t('session.recovery.sentTo', { lastDigits: sent.mobile.slice(-4) })}</span>
          </p>
        )}
      </div>
      <SubmitButton busy={form.busy}>
        {t(sent === null ? 'session.recovery.send' : 'session.otp.resend')}
      </SubmitButton>
    </form>
  );
});
