import styles from './GamesRail.module.css';
import { Rail } from './Rail';
import type { Catalogue } from '@/domain/casino/Catalogue';
import { useText } from '@/ui/i18n/useText';
import { useGamePress } from '@/ui/casino/tile/useGamePress';

/** CASINO-02, group "providers": their lobbies. */
export function PlacesRail({ catalogue }: { readonly catalogue: Catalogue }) {
  const t = useText();
  const press = useGamePress();
  const places = catalogue.byGroup.get('providers') ?? [];
  if (places.length === 0) return null;
  return (
    <Rail title={t('casino.group.providers')} onClick={press}>
      {places.map(({ key, href, name }) => (
        <li key={key}>
          <a href={href} className={styles.place}>
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </Rail>
  );
}
