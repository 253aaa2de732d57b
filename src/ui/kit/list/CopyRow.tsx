import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import styles from './CopyRow.module.css';
import { Button } from '@/ui/kit/button/Button';

export interface CopyRowProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
}

/** A value to carry elsewhere. Where the browser forbids copying, the value is selected for the player to copy. */
export function CopyRow({ label, value, copyLabel, copiedLabel }: CopyRowProps) {
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <div className={styles.label}>{label}</div>
        <bdi className={styles.value} ref={shown}>
          {value}
        </bdi>
      </div>
      <Button
        size="small"
        icon={copied ? Check : Copy}
        onClick={() => void copy()}
        onBlur={() => setCopied(false)}
      >
        <span role="status">{copied ? copiedLabel : copyLabel}</span>
      </Button>
    </div>
  );
}
