import styles from './LastKnown.module.css';
import { useText } from '@/ui/i18n/useText';

/** What `LastKnown` tells the ear and the pointer, in a word for the eye: a phone has no pointer (F91). Stands where it moves nothing. */
export function OldWord({
  old,
  className,
}: {
  readonly old: boolean;
  readonly className?: string | undefined;
}) {
  const t = useText();
  return (
    old && (
      <span className={className ?? styles.word} aria-hidden="true">
        {t('wallet.old')}
      </span>
    )
  );
}
