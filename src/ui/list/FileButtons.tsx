import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import styles from './TakeAlong.module.css';
import type { FileUnderWay } from './useListFile';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface FileButtonsProps {
  readonly file: FileUnderWay;
  /** There is nothing to take. */
  readonly disabled: boolean;
}

/** A list as a file for a spreadsheet, or on paper. */
export function FileButtons({ file, disabled }: FileButtonsProps) {
  const t = useText();
  return (
    <>
      <div className={styles.take} data-print="no">
        <Button
          size="small"
          icon={Download}
          disabled={disabled}
          busy={file.busy}
          busyLabel={t('list.file.busy')}
          onClick={file.save}
        >
          {t('list.file.save')}
        </Button>
        <Button size="small" icon={Printer} disabled={disabled} onClick={() => print()}>
          {t('list.print')}
        </Button>
      </div>
      <p role="status" className={styles.note} data-print="no">
        {file.note}
      </p>
    </>
  );
}
