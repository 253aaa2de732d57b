import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import styles from './Search.module.css';
import { isSearchKey } from './isSearchKey';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const SearchDialog = laterPart(
  async () => (await import('@/ui/search/SearchDialog')).SearchDialog,
  'firstPage',
  'games',
);

/** SRCH-01: opens the search, by a press or by the key `/`. The dialog's script comes when somebody asks for it, and then stays. */
export function SearchButton() {
  const { storage } = useFirstPage().device;
  const t = useText();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  if (open && !asked) setAsked(true);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSearchKey(event, storage)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [storage]);
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Search} />
        <span className={styles.word}>{t('shell.search')}</span>
      </button>
      {asked && (
        <LazyPart>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </LazyPart>
      )}
    </>
  );
}
