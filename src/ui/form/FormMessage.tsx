import { useEffect, useRef } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import styles from './FormMessage.module.css';
import { Icon } from '@/ui/kit/icons/Icon';

/** What is wrong with the whole form, said in place and aloud: a toast alone may pass unseen behind a panel. */
export function FormMessage({ text }: { readonly text: string | undefined }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (text !== undefined) words.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div role="alert">
      {text !== undefined && (
        <p ref={words} className={styles.message}>
          <Icon of={CircleAlert} />
          <span>
            <bdi>{text}</bdi>
          </span>
        </p>
      )}
    </div>
  );
}
