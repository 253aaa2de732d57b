import styles from './LobbyFilters.module.css';
import type { GameFacets } from './gameFacets';
import type { GamesFilterHere } from './useGamesFilter';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Checkbox } from '@/ui/kit/field/Checkbox';

export interface FilterChoicesProps extends Pick<GamesFilterHere, 'filter' | 'change'> {
  readonly facets: GameFacets;
}

/** Providers (any of them) and features (all of them), each with its number of games. */
export function FilterChoices({ facets, filter, change }: FilterChoicesProps) {
  const t = useText();
  const { providers, features } = filter;
  return (
    <div className={styles.choices}>
      {facets.providers.length > 1 && (
        <fieldset className={styles.group}>
          <legend>{t('casino.filter.providers')}</legend>
          {facets.providers.map(([provider, count]) => (
            <Checkbox
              key={provider}
              label={<Counted name={t(`game.by.${provider}`)} count={count} />}
              checked={providers.includes(provider)}
              onCheckedChange={() => change({ providers: toggled(providers, provider) })}
            />
          ))}
        </fieldset>
      )}
      {facets.features.length > 0 && (
        <fieldset className={styles.group}>
          <legend>{t('casino.filter.features')}</legend>
          {facets.features.map(([feature, count]) => (
            <Checkbox
              key={feature}
              label={<Counted name={t(`casino.feature.${feature}`)} count={count} />}
              checked={features.includes(feature)}
              onCheckedChange={() => change({ features: toggled(features, feature) })}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Counted({ name, count }: { readonly name: string; readonly count: number }) {
  const format = useFormat();
  return (
    <span className={styles.counted}>
      {name} <span className={styles.figure}>{format.number(count)}</span>
    </span>
  );
}

function toggled<T>(chosen: readonly T[], one: T): readonly T[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}
