import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import styles from './Layer.module.css';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';

interface LayerHeadProps {
  readonly titleId: string;
  readonly title: string;
  /** Where closing is not just that. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
}

export function LayerHead({ titleId, title, closeLabel, onClose, back }: LayerHeadProps) {
  const t = useText();
  return (
    <div className={styles.head}>
      {back !== undefined && <IconButton icon={ArrowLeft} label={back.label} onClick={back.onBack} />}
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <IconButton icon={X} label={closeLabel ?? t('common.close')} onClick={onClose} />
    </div>
  );
}
