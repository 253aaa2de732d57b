import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useRef, useState } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { serverBetId } from '@/domain/betting/rowId';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './BetRows.module.css';

/** The id of a bet, to carry to support. Where the browser forbids copying, it is selected instead. */
export function BetId({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  const shown = useRef<HTMLElement>(null);
  const id = serverBetId(bet.id);
  if (id === '') return '–';
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(bet.id);
      setCopied(true);
    } catch {
      if (shown.current !== null) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <span className={styles.id}>
      <bdi ref={shown}>{bet.id}</bdi>
      <span data-print="no">
        <IconButton
          label={t('myBets.copyId', { id: bet.id })}
          icon={copied ? Check : Copy}
          onClick={() => void copy()}
          onBlur={() => setCopied(false)}
        />
        <VisuallyHidden>
          <span role="status">{copied ? t('common.copied') : ''}</span>
        </VisuallyHidden>
      </span>
    </span>
  );
}
