import type { PriceSample, SampledPrice } from '@/domain/sports/PriceSample';
import { useText } from '@/ui/i18n/useText';
import { Table } from '@/ui/kit/list/Table';
import { priceText } from '@/domain/sports/priceText';
import styles from './PriceHistory.module.css';
import type { ShownHistory } from './ShownHistory';
import { MARKET_KINDS, isOnRuns } from '@/domain/sports/marketKinds';
import type { Side } from '@/domain/sports/Side';

/** Every change in words, the newest first. */
export function HistoryTable({ kind, name, samples, from, to, timeOf }: ShownHistory) {
  const t = useText();
  const fancy = isOnRuns(kind);
  const cell = (price: SampledPrice | null): string => {
    if (price === null) return '–';
    const text = priceText(kind, price.price);
    return fancy ? t('match.spoken.runs', { line: price.line ?? 0, rate: text }) : text;
  };
  const rows = samples.filter((_, index) => (samples[index + 1]?.at ?? to) >= from).toReversed();
  const price = (side: Side) => ({
    id: side,
    head: t(fancy ? `match.history.fancy.${side}` : `sports.${side}`),
    align: 'end' as const,
    cell: (sample: PriceSample) => cell(sample[side]),
  });
  return (
    <div
      className={styles.rows}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the keyboard
      tabIndex={0}
      role="region"
      aria-label={t('match.history.of', { runner: name })}
    >
      <Table
        label={t('match.history.of', { runner: name })}
        columns={[
          { id: 'at', head: t('match.history.time'), cell: ({ at }) => timeOf(at) },
          ...MARKET_KINDS[kind].sides.map(price),
        ]}
        rows={rows}
        rowKey={({ at }) => String(at)}
      />
    </div>
  );
}
