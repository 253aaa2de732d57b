import FileText from 'lucide-react/icons/file-text';
import { useBlobUrl } from '../files/useBlobUrl';
import styles from './Kyc.module.css';
import type { ReadyFile } from '@/domain/cashier/files/ReadyFile';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';

/** What will be sent of a page; a PDF is not opened. */
export function KycPicture({ file, label }: { readonly file: ReadyFile; readonly label: string }) {
  const t = useText();
  const url = useBlobUrl(file);
  if (file.kind === 'pdf')
    return (
      <span className={styles.pdf}>
        <Icon of={FileText} />
        {t('files.pdf')}
      </span>
    );
  return <span className={styles.picture}>{url !== null && <img src={url} alt={label} />}</span>;
}
