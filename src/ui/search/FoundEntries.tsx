import File from 'lucide-react/icons/file-text';
import Trophy from 'lucide-react/icons/trophy';
import styles from './Search.module.css';
import { hrefOf } from './hrefOf';
import type { useFound } from './useFound';
import { useOpenFound } from './useOpenFound';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const FoundMatches = laterPart(async () => (await import('@/ui/sports/lists/FoundMatches')).FoundMatches);

export interface FoundEntriesProps {
  readonly found: ReturnType<typeof useFound>;
  readonly onOpen: () => void;
}

/** Matches with their best prices, competitions, pages: each under its head. */
export function FoundEntries({ found, onOpen }: FoundEntriesProps) {
  const t = useText();
  const press = useOpenFound(onOpen);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={press.link} onClick={press.price}>
      {found.map(({ kind, entries }) => (
        <section key={kind} aria-labelledby={`search-${kind}`}>
          <h3 id={`search-${kind}`} className={styles.group}>
            {t(`casino.search.kind.${kind}`)}
          </h3>
          {kind === 'match' ? (
            <LazyPart>
              <FoundMatches
                matches={entries.flatMap((entry) => (entry.kind === 'match' ? [entry.match] : []))}
              />
            </LazyPart>
          ) : (
            <ul className={styles.list} role="list">
              {entries.map((entry) => (
                <li key={entry.id}>
                  <a href={hrefOf(entry)} className={styles.entry}>
                    <Icon of={kind === 'competition' ? Trophy : File} size={16} />
                    <bdi>{entry.title}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
