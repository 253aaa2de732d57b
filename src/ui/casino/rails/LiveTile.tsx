import styles from './LiveTile.module.css';
import { ResultStrip } from './ResultStrip';
import type { Game } from '@/domain/casino/Game';
import type { LiveTable } from '@/domain/casino/LiveTable';
import { GamePicture } from '@/ui/casino/tile/GamePicture';
import { LiveMark } from '@/ui/casino/tile/LiveMark';
import { ProviderMark } from '@/ui/casino/tile/ProviderMark';
import type { Format } from '@/texts/createFormat';
import type { Texts } from '@/texts/createTexts';

export interface LiveTileProps {
  readonly game: Game;
  readonly table: LiveTable;
  readonly t: Texts['t'];
  readonly format: Format;
}

/** A table that is open: its picture, and of dealer, players, limits and last results what its backend says. */
export function LiveTile({ game, table, t, format }: LiveTileProps) {
  const { dealer, players, results } = table;
  const limits = limitsOf(table, t, format);
  return (
    <li className={styles.tile}>
      <a href={game.href} className={styles.link}>
        <GamePicture game={game} format="wide" />
        <span className={styles.words}>
          <bdi className={styles.name}>{game.name}</bdi>
          <span className={styles.by}>
            <ProviderMark provider={game.provider} t={t} />
          </span>
          {dealer !== null && (
            <span className={styles.fact}>
              <bdi>{t('casino.table.dealer', { name: dealer })}</bdi>
            </span>
          )}
          {limits !== null && <span className={styles.fact}>{limits}</span>}
          {results.length > 0 && <ResultStrip results={results} category={game.category} t={t} />}
        </span>
        <span className={styles.marks}>
          <LiveMark t={t} />
          {players !== null && (
            <span className={styles.players}>{t('casino.table.players', { count: players })}</span>
          )}
        </span>
      </a>
    </li>
  );
}

function limitsOf({ min, max }: LiveTable, t: Texts['t'], { moneyShort }: Format): string | null {
  if (min !== null && max !== null)
    return t('casino.table.limits', { min: moneyShort(min), max: moneyShort(max) });
  return min === null ? null : t('casino.tile.min', { min: moneyShort(min) });
}
