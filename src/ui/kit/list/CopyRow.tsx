import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import styles from './CopyRow.module.css';
import { Button } from '@/ui/kit/button/Button';
import { useCopy } from '@/ui/kit/list/useCopy';

export interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
}

/** A value to carry elsewhere. */
export function CopyRow({ label, value, copyLabel, copiedLabel }: CopyRowProps) {
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
        <span role="status">{copied ? copiedLabel : copyLabel}</span>
      </Button>
    </div>
  );
}
