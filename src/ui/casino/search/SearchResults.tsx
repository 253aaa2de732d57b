import { memo, useEffect, useMemo, useRef, useState } from 'react';
import styles from './Search.module.css';
import { SearchLobbies } from './SearchLobbies';
import type { Catalogue } from '@/domain/casino/Catalogue';
import type { Game } from '@/domain/casino/Game';
import type { GroupId } from '@/domain/casino/groups';
import { groupOf } from '@/domain/casino/groups';
import { searchCatalogue } from '@/domain/casino/searchCatalogue';
import { artOfGame } from '@/ui/casino/tile/artOfGame';
import { GameImage } from '@/ui/casino/tile/GameImage';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import type { Texts } from '@/ui/i18n/createTexts';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';

/** More than this nobody reads: typing on is faster. */
const MAX = 60;
/** About a screen of them. The others are drawn when the reader comes near their end: a keystroke then costs the same whatever it finds. */
const AT_ONCE = 20;

export interface SearchResultsProps {
  readonly catalogue: Catalogue;
  /** Trimmed. */
  readonly wanted: string;
  /** How much else was found: matches, competitions, pages. */
  readonly others: number;
  readonly onOpen: () => void;
}

/** Games by category; how many there are is told politely. Nothing before something is typed. */
export const SearchResults = memo(function SearchResults({
  catalogue,
  wanted,
  others,
  onOpen,
}: SearchResultsProps) {
  const t = useText();
  const press = useGamePress(onOpen);
  const [drawn, draw] = useState({ wanted, many: AT_ONCE });
  const many = drawn.wanted === wanted ? drawn.many : AT_ONCE;
  const { groups, count } = useMemo(
    () => searchCatalogue(catalogue.names, wanted, many),
    [catalogue, wanted, many],
  );
  const shown = Math.min(count, MAX);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={press}>
      <p role="status" className={styles.count}>
        {wanted !== '' && t(...countText(count, shown, others))}
      </p>
      {wanted !== '' && count + others === 0 && <p className={styles.help}>{t('casino.search.help')}</p>}
      {wanted !== '' && <SearchLobbies catalogue={catalogue} wanted={wanted} none={count + others === 0} />}
      {groups.map(({ category, games }) => (
        <ResultGroup key={category} category={groupOf(category) ?? 'popular'} games={games} t={t} />
      ))}
      {many < shown && (
        <EndOfResults key={`${wanted} ${many}`} onNear={() => draw({ wanted, many: many + AT_ONCE })} />
      )}
    </div>
  );
});

function countText(count: number, shown: number, others: number): Parameters<Texts['t']> {
  if (count > shown) return ['casino.search.more', { shown, count }];
  if (others > 0) return ['casino.search.found', { count: count + others }];
  return count === 0 ? ['casino.search.none'] : ['casino.lobby.count', { count }];
}

function EndOfResults({ onNear }: { readonly onNear: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near.current();
    });
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  return <div ref={place} className={styles.end} />;
}

interface ResultGroupProps {
  readonly category: GroupId;
  readonly games: readonly Game[];
  readonly t: Texts['t'];
}

function ResultGroup({ category, games, t }: ResultGroupProps) {
  const titleId = `search-${category}`;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.group}>
        {t(`casino.group.${category}`)}
      </h3>
      <ul className={styles.list} role="list">
        {games.map((game) => (
          <Result key={game.key} game={game} t={t} />
        ))}
      </ul>
    </section>
  );
}

const Result = memo(function Result({ game, t }: { readonly game: Game; readonly t: Texts['t'] }) {
  return (
    <li>
      <a href={game.href} className={styles.result}>
        <span className={classNames(styles.art, artOfGame(game))}>
          {game.imgUrl !== null && <GameImage src={game.imgUrl} />}
        </span>
        <bdi className={styles.name}>{game.name}</bdi>
        <span className={styles.by}>{t(`game.by.${game.provider}`)}</span>
      </a>
    </li>
  );
});
