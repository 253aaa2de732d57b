import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './DepositForm.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

/** What the server has against it. */
export function Problem({ text }: { readonly text: string }) {
  return (
    <p className={styles.problem} role="alert">
      <Icon of={CircleAlert} />
      <span>{text}</span>
    </p>
  );
}
