import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import styles from './Search.module.css';
import { isSearchKey, isTaken } from './isSearchKey';
import { typedAhead } from '@/ui/lazy/typedAhead';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const SearchDialog = laterPart(
  async () => (await import('@/ui/search/SearchDialog')).SearchDialog,
  'firstPage',
  'games',
);

/** SRCH-01: opens the search, by a press or by the key `/`, which is the header's. The dialog's script comes when somebody asks for it, and then stays. */
export function SearchButton({ inPage = false }: { readonly inPage?: boolean }) {
  const { storage } = useFirstPage().device;
  const t = useText();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  useEffect(() => {
    if (inPage) return undefined;
    const press = (event: KeyboardEvent): void => {
      // The dialog is on its way: what is typed meanwhile is for its field.
      if (open && event.key.length === 1 && !isTaken(event)) typedAhead.text += event.key;
      else if (isSearchKey(event, storage)) setOpen(true);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [storage, inPage, open]);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.open, inPage && styles.inPage)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span className={styles.word}>{t('shell.search')}</span>
      </button>
      {asked && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
}
