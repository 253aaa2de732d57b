import ChartLine from 'lucide-react/icons/chart-line';
import { useState } from 'react';
import type { Market } from '@/domain/sports/Market';
import type { RunnerId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import chip from '@/ui/kit/button/Chip.module.css';
import { HistoryChart } from './HistoryChart';
import { HistoryTable } from './HistoryTable';
import styles from './PriceHistory.module.css';
import { useSamples } from './useSamples';

const RANGES = { minute: 60_000, five: 300_000, all: Infinity } as const;
type Range = keyof typeof RANGES;
const RANGE_NAMES = ['minute', 'five', 'all'] as const satisfies readonly Range[];

/** A history that has just begun is a short line at the right edge. */
const SHORTEST_MS = 30_000;

/** 14:05:09, alike in every language. */
const CLOCK = new Intl.DateTimeFormat('en-IN-u-nu-latn', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

export interface PriceHistoryProps {
  readonly market: Market;
  readonly runner: RunnerId;
  readonly name: string;
}

/** One runner's prices over time: as a drawing, or as a table for who reads or listens. */
export function PriceHistory({ market, runner, name }: PriceHistoryProps) {
  const { clock } = usePlayerApp().device;
  const t = useText();
  const { samples, now } = useSamples(market.id, runner);
  const [range, setRange] = useState<Range>('five');
  const [asTable, setAsTable] = useState(false);
  const [first] = samples;
  if (first === undefined) return <EmptyState icon={ChartLine} text={t('match.history.empty')} />;

  const timeOf = (at: number): string => CLOCK.format(clock.now() - (clock.monotonic() - at));
  const from = Math.min(Math.max(first.at, now - RANGES[range]), now - SHORTEST_MS);
  const choice = (text: string, pressed: boolean, choose: () => void) => (
    <button key={text} type="button" className={chip.chip} aria-pressed={pressed} onClick={choose}>
      {text}
    </button>
  );
  const shown = { kind: market.kind, name, samples, from, to: now, timeOf };
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.choices} role="group" aria-label={t('match.history.range')}>
          {RANGE_NAMES.map((each) =>
            choice(t(`match.history.range.${each}`), each === range, () => setRange(each)),
          )}
        </div>
        {choice(t('match.history.table'), asTable, () => setAsTable(!asTable))}
      </div>
      {asTable ? <HistoryTable {...shown} /> : <HistoryChart {...shown} />}
      <p className={styles.note}>{t('match.history.note', { time: timeOf(first.at) })}</p>
    </>
  );
}
