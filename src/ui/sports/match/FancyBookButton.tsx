import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './Fancy.module.css';
import type { Market } from '@/domain/sports/Market';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';
import { useFancyBook } from './useFancyBook';

const FancyBookDialog = laterPart(async () => (await import('./FancyBookDialog')).FancyBookDialog);

/** Opens the ladder of runs; only where there are bets. */
export const FancyBookButton = observer(function FancyBookButton({ market }: { readonly market: Market }) {
  const t = useText();
  const { now } = useFancyBook(market);
  // null: never yet, and its script has not come.
  const [open, setOpen] = useState<boolean | null>(null);
  if (now.length === 0 && open !== true) return null;
  return (
    <>
      <span className={styles.way}>
        <Button
          size="small"
          variant="secondary"
          tabIndex={-1}
          data-grid-cell=""
          aria-label={t('match.bookOf', { market: market.name })}
          onClick={() => setOpen(true)}
        >
          {t('match.book')}
        </Button>
      </span>
      {open !== null && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <FancyBookDialog market={market} open={open} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
});
