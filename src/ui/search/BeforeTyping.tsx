import Clock from 'lucide-react/icons/clock';
import X from 'lucide-react/icons/x';
import { observer } from 'mobx-react-lite';
import styles from './Search.module.css';
import type { SearchApp } from '@/application/search/SearchApp';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';
import { useRestedRows } from '@/ui/lazy/useRestedRows';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

export interface BeforeTypingProps {
  readonly search: SearchApp;
  readonly listId: string;
  readonly onType: (text: string) => void;
}

/** What was searched for before, each removable, then what is live now with its best prices. */
export const BeforeTyping = observer(function BeforeTyping({ search, listId, onType }: BeforeTypingProps) {
  const t = useText();
  const { recent, live } = search.view;
  const rested = useRestedRows(listId, live.length);
  return (
    <>
      {recent.length > 0 && (
        <section aria-labelledby={`${listId}-recent`}>
          <h3 id={`${listId}-recent`} className={styles.group}>
            {t('casino.search.recent')}
          </h3>
          <ul className={styles.recent} role="list">
            {recent.map((text) => (
              <li key={text}>
                <button type="button" className={styles.again} onClick={() => onType(text)}>
                  <Icon of={Clock} size={16} />
                  <bdi>{text}</bdi>
                </button>
                <IconButton
                  icon={X}
                  label={t('casino.search.forget', { text })}
                  onClick={() => {
                    search.forgetRecent(text);
                    onType('');
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {live.length > 0 && (
        <section aria-labelledby={`${listId}-live`}>
          <h3 id={`${listId}-live`} className={styles.group}>
            {t('casino.search.live')}
          </h3>
          <div id={listId} role="listbox" aria-labelledby={`${listId}-live`} className={styles.list}>
            <LazyPart>
              <FoundMatches ids={live.map(({ id }) => id)} rested={rested} />
            </LazyPart>
          </div>
        </section>
      )}
      {live.length + recent.length === 0 && <p className={styles.help}>{t('casino.search.intro')}</p>}
    </>
  );
});
