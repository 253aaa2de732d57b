import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './FormMessage.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

/** What is wrong with the whole form, said in place and aloud: a toast alone may pass unseen behind a panel. */
export function FormMessage({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert">
      {text !== undefined && (
        <p className={styles.message}>
          <Icon of={CircleAlert} />
          <span>
            <bdi>{text}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}
