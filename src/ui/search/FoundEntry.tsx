import File from 'lucide-react/icons/file-text';
import Market from 'lucide-react/icons/chart-no-axes-column';
import Trophy from 'lucide-react/icons/trophy';
import Person from 'lucide-react/icons/user-round';
import { memo } from 'react';
import { hrefOf } from './hrefOf';
import styles from './Search.module.css';
import type { AnyEntry } from '@/domain/search/SearchResults';
import { SPORT_ICONS } from '@/ui/sports/frame/sportLinks';
import { Crest } from '@/ui/kit/crest/Crest';
import { Icon, type IconShape } from '@/ui/kit/icons/Icon';
import { useRested } from '@/ui/lazy/useRested';

const ICONS: Readonly<Record<AnyEntry['kind'], IconShape>> = {
  sport: Trophy,
  match: Trophy,
  competition: Trophy,
  player: Person,
  market: Market,
  page: File,
};

export interface FoundEntryProps {
  readonly entry: AnyEntry;
  /** Its crest may come. */
  readonly rested: boolean;
}

/** A sport, a competition, a player, a market or a page, and where it belongs. */
export const FoundEntry = memo(function FoundEntry({ entry, rested }: FoundEntryProps) {
  const marked = useRested(entry, rested);
  return (
    <a
      role="option"
      aria-selected={false}
      id={`found-${entry.kind}-${encodeURIComponent(entry.id)}`}
      href={hrefOf(entry)}
      tabIndex={-1}
      className={styles.option}
    >
      <span className={styles.mark}>
        {entry.kind === 'competition' ? (
          <Crest name={entry.title} kind="competition" later={marked !== entry} />
        ) : (
          <Icon of={entry.kind === 'sport' ? SPORT_ICONS[entry.id] : ICONS[entry.kind]} size={16} />
        )}
      </span>
      <bdi className={styles.name}>{entry.title}</bdi>
      {entry.detail !== undefined && <bdi className={styles.detail}>{entry.detail}</bdi>}
    </a>
  );
});
