import Heart from 'lucide-react/icons/heart';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import styles from './LobbyFilters.module.css';
import type { GamesFilterHere } from './useGamesFilter';
import { GAME_SORTS } from '@/domain/casino/gamesFilter';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { Icon } from '@/ui/kit/icons/Icon';

const MAX_TEXT = 64;

export interface LobbyToolbarProps extends Pick<GamesFilterHere, 'filter' | 'change'> {
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** How many choices stand in the sheet; null: there is no sheet. */
  readonly inSheet: number | null;
  readonly onSheet: () => void;
}

/** Search in the page, order, favourites, and on a narrow screen the way to the other filters. */
export function LobbyToolbar({ filter, change, typed, onType, inSheet, onSheet }: LobbyToolbarProps) {
  const t = useText();
  return (
    <div className={styles.toolbar} role="search">
      <div className={styles.search}>
        <Icon of={Search} />
        <input
          type="search"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_TEXT}
          aria-label={t('casino.filter.text')}
          placeholder={t('casino.filter.text')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
        {typed !== '' && (
          <IconButton icon={X} label={t('casino.filter.clearText')} onClick={() => onType('')} />
        )}
      </div>
      <div className={styles.tools}>
        {inSheet !== null && (
          <button type="button" className={styles.sheetButton} aria-haspopup="dialog" onClick={onSheet}>
            <Icon of={SlidersHorizontal} size={16} />
            {t('casino.filter')}
            {inSheet > 0 && <span className={styles.count}>{inSheet}</span>}
          </button>
        )}
        <label className={styles.sort}>
          <span>{t('casino.sort')}</span>
          <select
            value={filter.sort}
            onChange={({ target: { value } }) =>
              change({ sort: GAME_SORTS.find((sort) => sort === value) ?? 'popular' })
            }
          >
            {GAME_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(`casino.sort.${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className={styles.chip}
          aria-pressed={filter.favouritesOnly}
          onClick={() => change({ favouritesOnly: !filter.favouritesOnly })}
        >
          <Icon of={Heart} size={16} />
          {t('casino.filter.favourites')}
        </button>
      </div>
    </div>
  );
}
