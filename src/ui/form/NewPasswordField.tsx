import { PasswordChecklist } from './PasswordChecklist';
import { useText } from '@/ui/i18n/useText';
import { PasswordField } from '@/ui/kit/field/PasswordField';
import type { PasswordFieldProps } from '@/ui/kit/field/PasswordField';

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
