import styles from './Search.module.css';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { CATEGORIES } from '@/domain/casino/groups';
import { pathOfGroup, pathOfProvider } from '@/domain/casino/lobbies';
import { soundsLike, soundsOf } from '@/domain/search/gamesSounding';
import { useGamePress } from '@/ui/casino/tile/useGamePress';
import { useText } from '@/ui/i18n/useText';

/** Letters of a provider's name before it is offered. */
const ENOUGH = 2;

export interface SearchLobbiesProps {
  readonly catalogue: Catalogue;
  /** Trimmed and not empty. */
  readonly wanted: string;
  /** No game is called that. */
  readonly none: boolean;
  readonly onOpen: () => void;
}

/** The search finds games by their names (SRCH-02); who types the name of a maker or of a kind is led to its lobby, and none to a dead end. */
export function SearchLobbies({ catalogue, wanted, none, onOpen }: SearchLobbiesProps) {
  const t = useText();
  const press = useGamePress(onOpen);
  const typed = wanted.toLowerCase();
  const named = catalogue.providers.filter((provider) => {
    const name = t(`game.by.${provider}`).toLowerCase();
    return typed.includes(name) || (typed.length >= ENOUGH && name.startsWith(typed));
  });
  const kinds = CATEGORIES.filter(
    (group) =>
      typed.length >= ENOUGH &&
      catalogue.byGroup.has(group) &&
      t(`casino.group.${group}`).toLowerCase().startsWith(typed),
  );
  // A maker is known by its Latin letters, and looked for in others.
  const isLike = named.length + kinds.length === 0 && none ? soundsLike(wanted) : null;
  const meant =
    isLike === null
      ? named
      : catalogue.providers.filter((provider) => isLike(soundsOf(t(`game.by.${provider}`))));
  if (meant.length + kinds.length === 0 && !none) return null;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <p className={styles.lobbies} onClick={press}>
      {meant.map((provider) => (
        <a key={provider} href={pathOfProvider(provider)} className={styles.lobby}>
          {t('casino.search.lobby', { name: t(`game.by.${provider}`) })}
        </a>
      ))}
      {kinds.map((group) => (
        <a key={group} href={pathOfGroup(group) ?? '/games-all'} className={styles.lobby}>
          {t('casino.rail.seeAllOf', { title: t(`casino.group.${group}`) })}
        </a>
      ))}
      {none && meant.length + kinds.length === 0 && (
        <a href="/games-all" className={styles.lobby}>
          {t('casino.seeAll')}
        </a>
      )}
    </p>
  );
}
