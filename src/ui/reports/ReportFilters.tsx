import { REPORT_DAYS, type ReportBy, type ReportFilter } from '@/domain/reports/ReportFilter';
import { useText } from '@/ui/i18n/useText';
import { ChipSelect } from '@/ui/kit/field/ChipSelect';
import { Segments } from '@/ui/kit/field/Segments';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { FilterLine } from '@/ui/list/FilterLine';
import { TakeAlongMenu } from '@/ui/list/TakeAlongMenu';
import type { FileUnderWay } from '@/ui/list/useListFile';
import { useFirstPage } from '@/ui/PlayerAppContext';

export interface ReportChoice {
  readonly filter: ReportFilter;
  readonly splits: readonly ReportBy[];
  readonly wide: boolean;
  readonly onChange: (change: Partial<ReportFilter>) => void;
}

export interface ReportFiltersProps extends ReportChoice {
  /** null: it is not known yet what there is to take along. */
  readonly taken: { readonly file: FileUnderWay; readonly rows: number | null } | null;
}

/** Which days, and by what they are split. */
export function ReportFilters({ filter, splits, wide, onChange, taken }: ReportFiltersProps) {
  const { capabilities } = useFirstPage().config;
  const t = useText();
  const Choice = wide ? Segments<ReportBy> : ChipSelect<ReportBy>;
  return (
    <FilterLine end={!wide && taken !== null && <TakeAlongMenu file={taken.file} rows={taken.rows} />}>
      <Choice
        label={t('profitLoss.by')}
        options={splits.map((id) => ({ id, label: t(`profitLoss.by.${id}`) }))}
        chosen={filter.by}
        onChoose={(by) => onChange({ by })}
      />
      <DaysChoice
        label={t(capabilities.reports ? 'profitLoss.days' : 'profitLoss.daysPlaced')}
        days={filter.days}
        presets={REPORT_DAYS}
        asChip={!wide}
        onChoose={(days) => onChange({ days })}
      />
    </FilterLine>
  );
}
