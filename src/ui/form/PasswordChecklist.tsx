import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import styles from './PasswordChecklist.module.css';
import { passwordChecklist } from '@/domain/session/passwordChecklist';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';

const ITEMS = ['longEnough', 'digit', 'lowercase', 'uppercase'] as const;

/** Guidance while a password is chosen (AUTH-16): nothing in it blocks the form. */
export function PasswordChecklist({ password }: { readonly password: string }) {
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
