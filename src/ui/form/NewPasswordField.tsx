import { useText } from '@/ui/i18n/useText';
import { PasswordField, type PasswordFieldProps } from '@/ui/kit/field/PasswordField';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import styles from './PasswordChecklist.module.css';
import { passwordChecklist } from '@/domain/session/passwordChecklist';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

type NewPasswordFieldProps = Omit<
  PasswordFieldProps,
  'autoComplete' | 'showLabel' | 'capsLockHint' | 'hint'
> & {
  /** The checklist of AUTH-16; off for the second of two. */
  readonly checklist?: boolean;
};

/** A password that is being chosen. */
export function NewPasswordField({ checklist = true, ...rest }: NewPasswordFieldProps) {
  const t = useText();
  return (
    <PasswordField
      {...rest}
      autoComplete="new-password"
      showLabel={t('common.showPassword')}
      capsLockHint={t('common.capsLock')}
      {...(checklist ? { hint: <PasswordChecklist password={rest.value} /> } : {})}
    />
  );
}

const ITEMS = ['longEnough', 'digit', 'lowercase', 'uppercase'] as const;

/** Guidance while a password is chosen (AUTH-16): nothing in it blocks the form. */
function PasswordChecklist({ password }: { readonly password: string }) {
  const t = useText();
  const met = passwordChecklist(password);
  return (
    <ul className={styles.checklist} role="list" aria-label={t('session.checklist.title')}>
      {ITEMS.map((item) => (
        <li key={item} className={met[item] ? styles.met : undefined}>
          <Icon of={met[item] ? Check : Circle} size={16} />
          {t(`session.checklist.${item}`)}
          <VisuallyHidden>{t(met[item] ? 'session.checklist.met' : 'session.checklist.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
