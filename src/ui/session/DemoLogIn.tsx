import { FormMessage } from '@/ui/form/FormMessage';
import styles from './Panel.module.css';
import { useWholeForm } from './useWholeForm';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

/** AUTH-07. Shown only where the backend has demo players. */
export function DemoLogIn() {
  const t = useText();
  const form = useWholeForm(({ session }) => session.logInAsDemo());
  return (
    <>
      <p className={styles.or}>{t('session.logIn.or')}</p>
      <Button wide busy={form.busy} busyLabel={t('common.submitting')} onClick={form.start}>
        {t('session.logIn.demo')}
      </Button>
      <FormMessage text={form.message} />
    </>
  );
}
