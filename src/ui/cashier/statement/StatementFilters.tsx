import type { ListPaneProps } from '@/ui/list/ListPaneProps';
import { STATEMENT_TABS, type StatementTab, type StatementFilter } from '@/domain/cashier/StatementFilter';
import { oneOf } from '@/domain/shared/oneOf';
import { DAY_PRESETS } from '@/domain/shared/DayRange';
import { useText } from '@/ui/i18n/useText';
import { ChipSelect } from '@/ui/kit/field/ChipSelect';
import { Tabs } from '@/ui/kit/menu/Tabs';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { FilterLine } from '@/ui/list/FilterLine';
import { TakeAlongMenu } from '@/ui/list/TakeAlongMenu';
import type { FileUnderWay } from '@/ui/list/useListFile';

export interface StatementFiltersProps extends Pick<ListPaneProps<StatementFilter>, 'filter' | 'onChange'> {
  readonly wide: boolean;
  /** null: it is not known yet what there is to take along. */
  readonly taken: { readonly file: FileUnderWay; readonly rows: number | null } | null;
}

/** Which movements: everything in sight on a wide screen, one line with a menu on a narrow one. */
export function StatementFilters({ filter, onChange, wide, taken }: StatementFiltersProps) {
  const t = useText();
  const { tab, days } = filter;
  const choice = (
    <DaysChoice
      label={t('statement.days')}
      days={days}
      asChip={!wide}
      presets={DAY_PRESETS}
      onChoose={(chosen) => onChange({ days: chosen })}
    />
  );
  const name = (id: StatementTab): string => t(`statement.tab.${id}`);
  if (wide)
    return (
      <>
        <div data-print="no">
          <Tabs
            group="statement"
            label={t('pages.statement')}
            tabs={STATEMENT_TABS.map((id) => ({ id, label: name(id) }))}
            selected={tab}
            onSelect={(id) => onChange({ tab: oneOf(id, STATEMENT_TABS) ?? 'all' })}
          />
        </div>
        <FilterLine>{choice}</FilterLine>
      </>
    );
  return (
    <FilterLine end={taken !== null && <TakeAlongMenu file={taken.file} rows={taken.rows} />}>
      <ChipSelect<StatementTab>
        label={t('statement.kinds')}
        options={STATEMENT_TABS.map((id) => ({
          id,
          label: id === 'all' ? t('statement.allKinds') : name(id),
        }))}
        chosen={tab}
        onChoose={(id) => onChange({ tab: id })}
      />
      {choice}
    </FilterLine>
  );
}
