import { dailyProfit } from '@/domain/reports/dailyProfit';
import type { ReportGroup } from '@/domain/reports/reportGroups';
import type { ReportBy } from '@/domain/reports/ReportFilter';
import { startOfDay } from '@/domain/shared/IndianDay';
import { daysOf, type ListDays } from '@/domain/shared/listDays';
import { paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { groupName } from './groupName';
import { moneyScale } from './moneyScale';
import styles from './Reports.module.css';

export interface ReportChartProps {
  readonly by: ReportBy;
  readonly days: ListDays;
  readonly groups: readonly ReportGroup[];
}

/** Height of the drawing, in its own measure; it is stretched to the room there is. */
const HIGH = 1_000;
const COLUMN = 100;
const GAP = 18;
const MAX_BARS = 8;

/** A picture of the table below it: columns for days, bars for everything else. */
export function ReportChart(props: ReportChartProps) {
  const { t } = useTexts();
  const { by } = props;
  return (
    <div className={styles.chart} role="img" aria-label={t('profitLoss.chart', { by })}>
      {by === 'day' ? <DayColumns {...props} /> : <Bars {...props} />}
    </div>
  );
}

/** Each day as a column up or down, and the running sum as a line over them. */
function DayColumns({ days, groups }: ReportChartProps) {
  const { clock } = usePlayerApp().device;
  const { t, format } = useTexts();
  const all = dailyProfit(groups, daysOf(days, clock.now()));
  const ticks = moneyScale(all.flatMap(({ amount, running }) => [amount, running]));
  const [high = 0] = ticks;
  const low = ticks.at(-1) ?? 0;
  const y = (amount: number): number => ((high - amount) / (high - low)) * HIGH;
  const wide = all.length * COLUMN;
  const line = all.map(({ running }, at) => `${at === 0 ? 'M' : 'L'}${(at + 0.5) * COLUMN} ${y(running)}`);
  const ends = all.length === 1 ? all.slice(0, 1) : [all[0], all.at(-1)];
  return (
    <>
      <p className={styles.legend}>
        <span data-mark="column">{t('profitLoss.chart.each')}</span>
        {all.length > 1 && <span data-mark="line">{t('profitLoss.chart.running')}</span>}
      </p>
      <div className={styles.plot}>
        <div className={styles.values}>
          {ticks.map((tick) => (
            <span key={tick}>{format.moneyShort(paise(tick))}</span>
          ))}
        </div>
        <svg className={styles.drawing} viewBox={`0 0 ${wide} ${HIGH}`} preserveAspectRatio="none">
          {ticks.map((tick) => (
            <path key={tick} className={styles.grid} data-zero={tick === 0} d={`M0 ${y(tick)}H${wide}`} />
          ))}
          {all.map(({ day, amount }, at) => (
            <rect
              key={day}
              className={amount < 0 ? styles.down : styles.up}
              x={at * COLUMN + GAP}
              width={COLUMN - 2 * GAP}
              y={y(Math.max(0, amount))}
              height={Math.abs(y(amount) - y(0))}
            />
          ))}
          {all.length > 1 && <path className={styles.line} d={line.join('')} />}
        </svg>
        <div className={styles.ends}>
          {ends.map(
            (end) => end !== undefined && <span key={end.day}>{format.date(startOfDay(end.day))}</span>,
          )}
        </div>
      </div>
    </>
  );
}

/** The largest results as bars that go from nought to either side. */
function Bars({ groups }: ReportChartProps) {
  const { t, format } = useTexts();
  const amountOf = ({ sums }: ReportGroup): number => sums.net ?? sums.profitLoss;
  const largest = groups
    .toSorted((one, other) => Math.abs(amountOf(other)) - Math.abs(amountOf(one)))
    .slice(0, MAX_BARS);
  const amounts = largest.map(amountOf);
  const low = Math.min(0, ...amounts);
  const span = Math.max(0, ...amounts) - low || 1;
  const x = (amount: number): number => ((amount - low) / span) * HIGH;
  return (
    <>
      <p className={styles.legend}>
        {groups.every(({ sums }) => sums.net !== null) && <b>{t('profitLoss.chart.net')}</b>}
        {groups.length > MAX_BARS && t('profitLoss.chart.most', { count: MAX_BARS })}
      </p>
      <div className={styles.bars}>
        {largest.map((group) => {
          const amount = amountOf(group);
          return (
            <div key={group.id}>
              <bdi className={styles.barName}>{groupName(group.of, t, format)}</bdi>
              <svg className={styles.bar} viewBox={`0 0 ${HIGH} 10`} preserveAspectRatio="none">
                <rect
                  className={amount < 0 ? styles.down : styles.up}
                  x={x(Math.min(0, amount))}
                  width={Math.abs(x(amount) - x(0))}
                  y={0}
                  height={10}
                />
                <path className={styles.grid} data-zero="true" d={`M${x(0)} 0V10`} />
              </svg>
            </div>
          );
        })}
      </div>
    </>
  );
}
