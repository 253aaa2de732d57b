import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import styles from './TakeAlong.module.css';
import type { FileUnderWay } from './useListFile';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';

export interface FileButtonsProps {
  readonly file: FileUnderWay;
  /** How many rows there are to take: of none nothing is offered. null while it is not known. */
  readonly rows: number | null;
}

/** A list as a file for a spreadsheet, or on paper. */
export function FileButtons({ file, rows }: FileButtonsProps) {
  const t = useText();
  if (rows === 0) return null;
  return (
    <>
      <div className={styles.take} data-print="no">
        <Button
          size="small"
          icon={Download}
          disabled={rows === null}
          busy={file.busy}
          busyLabel={t('list.file.busy')}
          onClick={file.save}
        >
          {t('list.file.save')}
        </Button>
        <Button size="small" icon={Printer} disabled={rows === null} onClick={() => print()}>
          {t('list.print')}
        </Button>
      </div>
      <p role="status" className={styles.note} data-print="no">
        {file.note}
      </p>
    </>
  );
}
