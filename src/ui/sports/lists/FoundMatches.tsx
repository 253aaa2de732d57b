import type { Match } from '@/domain/sports/Match';
import { useText } from '@/ui/i18n/useText';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { MatchRow } from './MatchRow';
import { usePins } from './usePins';
import styles from './MatchList.module.css';

/** The matches that a search found, as they stand in a list; of a draw there is the price to back only. */
export function FoundMatches({ matches }: { readonly matches: readonly Match[] }) {
  const t = useText();
  const pins = usePins();
  const withDraw = matches.some(({ matchOdds }) => (matchOdds?.runners.length ?? 0) > 2);
  if (matches.length === 0) return null;
  return (
    <div className={styles.group} data-draw={withDraw} data-exchange="false">
      <PriceGrid label={t('sports.pricesOf', { market: matches[0]?.name ?? '' })}>
        <ul className={styles.rows}>
          {matches.map((match) => (
            <MatchRow
              key={match.id}
              match={match}
              pinned={pins.has(match.id)}
              withDraw={withDraw}
              backOnly={withDraw}
            />
          ))}
        </ul>
      </PriceGrid>
    </div>
  );
}
