import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import type { Bet } from '@/domain/betting/Bet';
import { serverBetId } from '@/domain/betting/rowId';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { useCopy } from '@/ui/kit/list/useCopy';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import styles from './BetRows.module.css';

/** The id of a bet, to carry to support. */
export function BetId({ bet }: { readonly bet: Bet }) {
  const t = useText();
  const { shown, copied, copy, left } = useCopy(bet.id);
  const id = serverBetId(bet.id);
  if (id === '') return '–';
  return (
    <span className={styles.id}>
      <bdi ref={shown}>{bet.id}</bdi>
      <span data-print="no">
        <IconButton
          label={t('myBets.copyId', { id: bet.id })}
          icon={copied ? Check : Copy}
          onClick={copy}
          onBlur={left}
        />
        <VisuallyHidden>
          <span role="status">{copied ? t('common.copied') : ''}</span>
        </VisuallyHidden>
      </span>
    </span>
  );
}
