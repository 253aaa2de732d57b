import type { Side } from '@/domain/sports/Side';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import styles from './PriceHistory.module.css';
import type { ShownHistory } from './ShownHistory';
import { stepPath } from './stepPath';
import { stepsOf } from './stepsOf';
import { valueScale, valueText } from './valueScale';
import { MARKET_KINDS, isOnRuns } from '@/domain/sports/marketKinds';

const SIZE = 1_000;

/** Back and lay over time. The lines are stretched to the room there is; the words beside them are not. */
export function HistoryChart({ kind, samples, from, to, timeOf }: ShownHistory) {
  const t = useText();
  const { sides } = MARKET_KINDS[kind];
  const lines = sides.map((side) => {
    const steps = stepsOf(samples, kind, side);
    const seen = steps.filter((_, index) => (steps[index + 1]?.at ?? to) >= from);
    return { side, steps: seen, values: seen.flatMap(({ value }) => value ?? []), last: steps.at(-1)?.value };
  });
  const values = lines.flatMap((line) => line.values);
  const ticks = valueScale(values.length === 0 ? [isOnRuns(kind) ? 0 : 200] : values);
  const [high = 0] = ticks;
  const frame = { from, to, low: ticks.at(-1) ?? 0, high, width: SIZE, height: SIZE };
  const now = (side: Side): string => {
    const value = lines.find((line) => line.side === side)?.last ?? null;
    return value === null ? '–' : valueText(kind, value);
  };
  const between =
    values.length === 0
      ? t('match.history.nothing')
      : t('match.history.between', {
          low: valueText(kind, Math.min(...values)),
          high: valueText(kind, Math.max(...values)),
        });
  return (
    <figure>
      <figcaption className={styles.legend}>
        {sides.map((side) => (
          <span key={side} className={styles[side]}>
            {t(isOnRuns(kind) ? `match.history.fancy.${side}` : `sports.${side}`)} <b>{now(side)}</b>
          </span>
        ))}
        <span>{between}</span>
      </figcaption>
      <div className={styles.chart} aria-hidden="true">
        <div className={styles.values}>
          {ticks.map((tick) => (
            <span key={tick}>{valueText(kind, tick)}</span>
          ))}
        </div>
        <svg className={styles.lines} viewBox={`0 0 ${SIZE} ${SIZE}`} preserveAspectRatio="none">
          {ticks.map((tick, index) => (
            <path
              key={tick}
              className={styles.grid}
              d={`M0 ${(index / (ticks.length - 1)) * SIZE}H${SIZE}`}
            />
          ))}
          {lines.map(({ side, steps }) => (
            <path key={side} className={classNames(styles.line, styles[side])} d={stepPath(steps, frame)} />
          ))}
        </svg>
        <div className={styles.times}>
          {[from, (from + to) / 2, to].map((at, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- three places, whatever is there
            <span key={index}>{timeOf(at)}</span>
          ))}
        </div>
      </div>
    </figure>
  );
}
