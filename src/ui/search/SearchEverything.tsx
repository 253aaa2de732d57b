import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FoundEntries } from './FoundEntries';
import { moveInResults } from './moveInResults';
import styles from './Search.module.css';
import { useFound } from './useFound';
import { FoundGames } from '@/ui/casino/search/FoundGames';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';

const MAX_TEXT = 64;

/** What is typed, and what of the app is called that: matches with their prices, competitions, pages, games (SRCH-02). The arrow keys lead from the field into them and back. */
export const SearchEverything = observer(function SearchEverything({
  onOpen,
}: {
  readonly onOpen: () => void;
}) {
  const t = useText();
  const [typed, type] = useState('');
  const wanted = useDeferredValue(typed.trim());
  const found = useFound(wanted);
  const others = found.reduce((sum, { entries }) => sum + entries.length, 0);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);

  // By the attribute, which React does not write: the browser then gives it the focus as it opens the dialog.
  const keepField = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.setAttribute('autofocus', '');
  }, []);
  function move(event: KeyboardEvent): void {
    // A keypad's own Search key, and Enter: the first one found.
    if (event.key === 'Enter' && event.target === field.current && typed.trim() === wanted)
      results.current?.querySelector('a')?.click();
    if (field.current !== null && results.current !== null)
      moveInResults(event, field.current, results.current);
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={move}>
      <div className={styles.field}>
        <Icon of={SearchIcon} />
        <input
          ref={keepField}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          aria-label={t('casino.search.title')}
          placeholder={t('casino.search.placeholder')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        {typed !== '' && (
          <IconButton
            icon={X}
            label={t('casino.filter.clearText')}
            onClick={() => {
              type('');
              field.current?.focus();
            }}
          />
        )}
      </div>
      {typed === '' && (
        <p className={styles.hint} aria-hidden="true">
          {t('casino.search.keys')}
        </p>
      )}
      <div ref={results} className={styles.results}>
        <FoundEntries found={found} onOpen={onOpen} />
        <FoundGames wanted={wanted} others={others} onOpen={onOpen} />
      </div>
    </div>
  );
});
