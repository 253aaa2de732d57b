import { useState } from 'react';
import { FormMessage } from '@/ui/form/FormMessage';
import { MobileField } from './MobileField';
import styles from './Panel.module.css';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useWholeForm } from './useWholeForm';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';

/** AUTH-10, AUTH-11: the number that signs up. */
export function MobileNumberForm() {
  const { config } = useFirstPage();
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
      <SubmitButton busy={form.busy}>{t('session.mobile.send')}</SubmitButton>
    </form>
  );
}
