import { useCallback, useEffect, useId, useRef, useState } from 'react';
import styles from './Search.module.css';
import { typedAhead } from '@/ui/lazy/typedAhead';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';
import { useActiveOption } from './useActiveOption';
import { useTyping } from './useTyping';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';
import { Spinner } from '@/ui/kit/feedback/Spinner';
import { afterPaint } from '@/ui/lazy/afterPaint';
import { useOpened } from '@/ui/lazy/useOpened';

const NOTHING = (): void => undefined;

/**
 * What is typed, and what of the app is called that (SRCH-02). The focus stays in the field: arrow keys choose among the results, Enter opens. The
 * text is the field's own, so that a key draws nothing but what it finds, and that after the letter.
 */
export function SearchEverything({ onOpen }: { readonly onOpen: () => void }) {
  const t = useText();
  const { feature, retry } = useOpened('search');
  const search = feature === 'failed' ? null : feature;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const { id: activeId, move, clear, recheck, open: openActive } = useActiveOption(body);
  const [expanded, expand] = useState(false);
  /** What the results that stand there were found for, and Enter that came before its own. */
  const drawn = useRef('');
  const entered = useRef<string | null>(null);
  const callOff = useRef(NOTHING);
  useEffect(() => {
    // Before what the field took itself, which may have had a letter before this.
    if (field.current !== null) field.current.value = typedAhead.text + field.current.value;
    typedAhead.text = '';
    return () => callOff.current();
  }, []);
  // What was typed before the search came.
  useEffect(() => search?.type(field.current?.value ?? ''), [search]);

  const type = useCallback(
    (text: string) => {
      entered.current = null;
      clear();
      callOff.current();
      callOff.current = afterPaint(() => search?.type(text));
    },
    [clear, search],
  );
  const write = useCallback(
    (text: string) => {
      if (field.current !== null) field.current.value = text;
      field.current?.focus();
      type(text);
    },
    [type],
  );
  /** A keypad's own Search key, and Enter: the first one found. Before something is typed, only what was chosen. */
  const open = useCallback(
    (text: string) => {
      entered.current = null;
      openActive(text !== '');
    },
    [openActive],
  );
  const press = useCallback(
    (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        move(event.key === 'ArrowDown' ? 1 : -1);
      } else if (event.key === 'Enter') {
        event.preventDefault();
        const text = field.current?.value.trim() ?? '';
        if (drawn.current === text) open(text);
        else entered.current = text;
      }
    },
    [move, open],
  );
  useTyping(field, { onType: type, onKeyDown: press });
  const onDrawn = useCallback(
    (text: string, options: number) => {
      drawn.current = text;
      expand(options > 0);
      recheck();
      if (entered.current === text) open(text);
    },
    [recheck, open],
  );
  return (
    <>
      <SearchField ref={field} onClear={write} listId={listId} activeId={activeId} expanded={expanded} />
      <div ref={body} className={styles.body}>
        {feature === null && (
          <div className={styles.waiting}>
            <Spinner label={t('common.loading')} />
          </div>
        )}
        {feature === 'failed' && (
          <ErrorPanel text={t('casino.search.unavailable')} retryLabel={t('common.retry')} onRetry={retry} />
        )}
        {search !== null && (
          <SearchResults search={search} listId={listId} onOpen={onOpen} onType={write} onDrawn={onDrawn} />
        )}
      </div>
    </>
  );
}
