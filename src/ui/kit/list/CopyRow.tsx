import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import styles from './CopyRow.module.css';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { useCopy } from '@/ui/kit/list/useCopy';

export interface CopyRowProps {
  readonly label: string;
  readonly value: string;
}

/** A value to carry elsewhere. */
export function CopyRow({ label, value }: CopyRowProps) {
  const t = useText();
  const { shown, copied, copy, left } = useCopy(value);
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <div className={styles.label}>{label}</div>
        <bdi className={styles.value} ref={shown}>
          {value}
        </bdi>
      </div>
      <Button size="small" icon={copied ? Check : Copy} onClick={copy} onBlur={left}>
        <span role="status">{t(copied ? 'common.copied' : 'common.copy')}</span>
      </Button>
    </div>
  );
}
