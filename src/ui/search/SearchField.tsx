import SearchIcon from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useCallback, type RefObject } from 'react';
import styles from './Search.module.css';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';

/** As long as a search that is remembered. */
const MAX_TEXT = 64;

export interface SearchFieldProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  /** Its button was pressed: with the empty text. */
  readonly onClear: (text: '') => void;
  /** The list of results. */
  readonly listId: string;
  /** The result that the arrow keys have chosen; it has no focus of its own. */
  readonly activeId: string | null;
  readonly expanded: boolean;
}

/** SRCH-01: it has the focus as the search opens. A combobox: results are chosen from here. */
export function SearchField({ ref, onClear, listId, activeId, expanded }: SearchFieldProps) {
  const t = useText();
  // By the attribute, which React does not write: the browser then gives it the focus as it opens the dialog.
  const keep = useCallback(
    (input: HTMLInputElement | null) => {
      ref.current = input;
      input?.setAttribute('autofocus', '');
    },
    [ref],
  );
  return (
    <div className={styles.field}>
      <Icon of={SearchIcon} />
      <input
        ref={keep}
        type="text"
        role="combobox"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeId ?? undefined}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_TEXT}
        aria-label={t('casino.search.title')}
        placeholder={t('casino.search.placeholder')}
      />
      {/* Not drawn before something is typed, which only the style knows. */}
      <IconButton icon={X} label={t('casino.filter.clearText')} onClick={() => onClear('')} />
    </div>
  );
}
