import Gamepad2 from 'lucide-react/icons/gamepad-2';
import SearchX from 'lucide-react/icons/search-x';
import { observer } from 'mobx-react-lite';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { CategoryChips } from './CategoryChips';
import { FilterChoices } from './FilterChoices';
import { FilterSheet } from './FilterSheet';
import { GameGrid } from './GameGrid';
import { gameFacets } from './gameFacets';
import styles from './Lobby.module.css';
import { LobbyRails } from './LobbyRails';
import { LobbyToolbar } from './LobbyToolbar';
import { useGamesFilter } from './useGamesFilter';
import { useTypedText } from './useTypedText';
import { whyNone } from './whyNone';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { filterGames, type GamesFilter } from '@/domain/casino/gamesFilter';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { labelsOfGame } from '@/ui/casino/labelsOfGame';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { classNames } from '@/ui/kit/classNames';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { useMediaQuery } from '@/ui/device/useMediaQuery';

export interface LobbyGamesProps {
  readonly catalogue: Catalogue;
  /** One object for as long as the page is the same. */
  readonly preset: Partial<GamesFilter>;
  readonly large: boolean;
  readonly withMin: boolean;
  readonly withRails: boolean;
}

const WIDE = '(width >= 56.25em)';

/** The games of a lobby and all that narrows them. */
export const LobbyGames = observer(function LobbyGames(props: LobbyGamesProps) {
  const { catalogue, preset, large, withMin, withRails } = props;
  const { view } = useFirstPage().casino;
  const t = useText();
  const wide = useMediaQuery(WIDE);
  const [sheet, setSheet] = useState(false);
  const { filter, change, reset, chosen } = useGamesFilter(preset);
  const onPause = useCallback((text: string) => change({ text }), [change]);
  const [typed, type] = useTypedText(filter.text, onPause);
  const text = useDeferredValue(typed);

  const { favourites } = view;
  const facets = useMemo(() => gameFacets(catalogue, preset), [catalogue, preset]);
  // A heart pressed elsewhere moves nothing, unless the hearts are what is shown.
  const mine = filter.favouritesOnly ? favourites : NONE;
  const games = useMemo(
    () => filterGames(catalogue, { ...filter, text }, mine, labelsOfGame(t)),
    [catalogue, filter, text, mine, t],
  );
  const liked = useMemo(() => new Set(favourites), [favourites]);

  if (facets.total === 0)
    return (
      <EmptyState
        icon={Gamepad2}
        text={t('casino.empty')}
        action={<LinkButton to="/games-all">{t('casino.seeAll')}</LinkButton>}
      />
    );
  const none = whyNone(filter, chosen, typed);
  const choices = { facets, filter, change };
  const hasChoices = facets.providers.length > 1 || facets.features.length > 0;
  const clear = (): void => {
    type('');
    reset();
  };
  return (
    <>
      <div className={classNames(styles.body, hasChoices && wide && styles.withRail)}>
        {hasChoices && wide && (
          <section className={styles.rail} aria-label={t('casino.filter')}>
            <FilterChoices {...choices} />
          </section>
        )}
        <div className={styles.games}>
          <LobbyToolbar
            {...choices}
            typed={typed}
            onType={type}
            inSheet={hasChoices && !wide ? filter.features.length + unfixed(filter, preset) : null}
            onSheet={() => setSheet(true)}
          />
          <CategoryChips {...choices} />
          {withRails && chosen === 0 && typed === '' && <LobbyRails catalogue={catalogue} />}
          <div className={styles.countLine}>
            <p role="status">{t('casino.lobby.count', { count: games.length })}</p>
            {(chosen > 0 || typed !== '') && games.length > 0 && (
              <Button size="small" variant="ghost" onClick={clear}>
                {t('casino.filter.reset')}
              </Button>
            )}
            <a href="#after-games" className={styles.skip}>
              {t('casino.lobby.skip')}
            </a>
          </div>
          {games.length === 0 ? (
            <EmptyState
              icon={SearchX}
              text={t(none.why, { text: typed.trim() })}
              action={<Button onClick={clear}>{t(none.wayOut)}</Button>}
            />
          ) : (
            <GameGrid games={games} favourites={liked} large={large} withMin={withMin} />
          )}
          <span id="after-games" tabIndex={-1} />
        </div>
      </div>
      {hasChoices && !wide && (
        <FilterSheet
          {...choices}
          open={sheet}
          onClose={() => setSheet(false)}
          onReset={clear}
          count={games.length}
        />
      )}
    </>
  );
});

const NONE: readonly never[] = [];

function unfixed({ providers }: GamesFilter, preset: Partial<GamesFilter>): number {
  return preset.providers ? 0 : providers.length;
}
