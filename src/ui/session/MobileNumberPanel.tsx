import { observer } from 'mobx-react-lite';
import { OtpForm } from './OtpForm';
import { stepAfterNumber } from '@/domain/session/stepAfterNumber';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { MobileField } from './MobileField';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Checkbox } from '@/ui/kit/field/Checkbox';

/** P2: the panel `mobileNumber`. Once a code was sent and one is asked for, its entry shows in place (AUTH-12). */
export const MobileNumberPanel = observer(function MobileNumberPanel() {
  const { session, brand } = useFirstPage();
  const { mobile, verified, resendAt } = session.signUp;
  const codeSent = mobile !== null && resendAt !== null && !verified;
  const codeAsked = stepAfterNumber(brand.view.details?.otp ?? 'unknown') === 'enterOtp';
  return codeSent && codeAsked ? <OtpForm /> : <MobileNumberForm />;
});

/** AUTH-10, AUTH-11: the number that signs up. */
function MobileNumberForm() {
  const { config } = useFirstPage();
  const withWhole = useWithWhole();
  const t = useText();
  const [mobile, setMobile] = useState('');
  const [agreed, setAgreed] = useState(false);
  const form = useWholeForm((app) => app.session.requestSignUpOtp({ mobile, agreed }));
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={form.onSubmit}>
      <p className={styles.lead}>{t('session.mobile.lead')}</p>
      <MobileField {...form.entry('mobile', mobile, setMobile)} />
      <Checkbox
        name="agreed"
        label={
          <>
            {t('session.mobile.agree', { age: config.jurisdiction.minAge })}{' '}
            <a href="/terms" target="_blank" rel="noopener noreferrer">
              {t('session.mobile.terms')}
            </a>
          </>
        }
        checked={agreed}
        error={form.errorOf('agreed')}
        onCheckedChange={(checked) => {
          setAgreed(checked);
          form.edited('agreed');
        }}
      />
      <FormMessage text={form.message} />
      {form.unheard && (
        <Button wide onClick={() => withWhole((app) => app.session.signUpCodeCame(mobile))}>
          {t('session.otp.came')}
        </Button>
      )}
      <SubmitButton busy={form.busy}>{t('session.mobile.send')}</SubmitButton>
    </form>
  );
}
