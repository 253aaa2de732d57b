import FileText from 'lucide-react/icons/file-text';
import type { Ref } from 'react';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { Icon } from '@/ui/kit/icons/Icon';
import styles from './FileField.module.css';
import { fileWeight } from './fileWeight';
import { useBlobUrl } from './useBlobUrl';

interface ChosenFileCardProps {
  readonly file: ReadyFile;
  /** As the device calls it, for the player only. */
  readonly name: string;
  readonly field: string;
  readonly chooser: Ref<HTMLButtonElement>;
  readonly onReplace: () => void;
  readonly onRetake: () => void;
  readonly onRemove: () => void;
}

/** Below this many pixels on its longer side the small print of a page is lost. */
const SMALL = 700;

export function ChosenFileCard(props: ChosenFileCardProps) {
  const { file, name, field, chooser, onReplace, onRetake, onRemove } = props;
  const t = useText();
  const url = useBlobUrl(file);
  const named = (action: string) => t('files.named', { action, field });
  const { size } = file;
  const facts = [
    size === null ? t('files.pdf') : t('files.picture', { width: size.width, height: size.height }),
    fileWeight(file.bytes.length),
  ];
  return (
    <>
      <span className={styles.preview}>
        {file.kind === 'pdf' ? (
          <Icon of={FileText} size={32} />
        ) : (
          url !== null && <img src={url} alt={t('files.preview', { name })} />
        )}
      </span>
      <div className={styles.facts}>
        <bdi className={styles.name} title={name}>
          {name}
        </bdi>
        <span className={styles.meta}>{facts.join(' · ')}</span>
        {size !== null && Math.max(size.width, size.height) < SMALL && (
          <span className={styles.small}>{t('files.small')}</span>
        )}
      </div>
      <div className={styles.actions}>
        <Button ref={chooser} size="small" aria-label={named(t('files.replace'))} onClick={onReplace}>
          {t('files.replace')}
        </Button>
        <span className={styles.camera}>
          <Button size="small" aria-label={named(t('files.retake'))} onClick={onRetake}>
            {t('files.retake')}
          </Button>
        </span>
        <Button size="small" variant="ghost" aria-label={named(t('files.remove'))} onClick={onRemove}>
          {t('files.remove')}
        </Button>
      </div>
    </>
  );
}
