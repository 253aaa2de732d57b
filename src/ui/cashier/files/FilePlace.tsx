import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import type { Ref } from 'react';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import styles from './FileField.module.css';

interface FilePlaceProps {
  readonly field: string;
  readonly describedBy: string;
  readonly busy: boolean;
  readonly chooser: Ref<HTMLButtonElement>;
  readonly onChoose: () => void;
  readonly onPhoto: () => void;
}

/** Where a file goes that is not there yet. */
export function FilePlace({ field, describedBy, busy, chooser, onChoose, onPhoto }: FilePlaceProps) {
  const t = useText();
  if (busy)
    return (
      <span className={styles.busy}>
        <Spinner />
        {t('files.preparing')}
      </span>
    );
  const named = (action: string) => ({
    'aria-describedby': describedBy,
    'aria-label': t('files.named', { action, field }),
  });
  return (
    <>
      <Button ref={chooser} icon={Upload} {...named(t('files.choose'))} onClick={onChoose}>
        {t('files.choose')}
      </Button>
      <span className={styles.camera}>
        <Button icon={Camera} {...named(t('files.photo'))} onClick={onPhoto}>
          {t('files.photo')}
        </Button>
      </span>
      <span className={styles.drop} aria-hidden="true">
        {t('files.drop')}
      </span>
    </>
  );
}
