import ChartColumn from 'lucide-react/icons/chart-column';
import Check from 'lucide-react/icons/check';
import Rows3 from 'lucide-react/icons/rows-3';
import { WIDEST_DAYS, type BetsFilter, type BetsSegment } from '@/domain/betting/BetsFilter';
import { BETS_TABS } from '@/domain/betting/BetsTab';
import { DAY_PRESETS } from '@/domain/shared/DayRange';
import { oneOf } from '@/domain/shared/oneOf';
import { useText } from '@/ui/i18n/useText';
import { LinkButton } from '@/ui/kit/button/LinkButton';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { ChipSelect } from '@/ui/kit/field/ChipSelect';
import { Segments } from '@/ui/kit/field/Segments';
import { MenuLink } from '@/ui/kit/menu/MenuLink';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { Tabs } from '@/ui/kit/menu/Tabs';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { FilterLine } from '@/ui/list/FilterLine';
import { TakeAlongMenu } from '@/ui/list/TakeAlongMenu';
import type { ListPaneProps } from '@/ui/list/ListPaneProps';

const SEGMENTS: readonly BetsSegment[] = ['all', 'matchOdds', 'fancy'];
const ANY_DAYS = ['any', ...DAY_PRESETS] as const;

export interface BetsFiltersProps extends Pick<ListPaneProps<BetsFilter>, 'file' | 'onChange'> {
  readonly filter: BetsFilter;
  readonly wide: boolean;
  readonly count: number | null;
}

/** Which bets: everything in sight on a wide screen, one line with a menu on a narrow one. */
export function BetsFilters({ filter, onChange, wide, file, count }: BetsFiltersProps) {
  const t = useText();
  const { tab, segment, days, byMatch } = filter;
  const Choice = wide ? Segments<BetsSegment> : ChipSelect<BetsSegment>;
  const group = (on: boolean): void => onChange({ byMatch: on });
  const menu = (
    <TakeAlongMenu file={file} rows={count}>
      <MenuButton icon={byMatch ? Check : Rows3} onSelect={() => group(!byMatch)}>
        {t(byMatch ? 'myBets.notByMatch' : 'myBets.byMatch')}
      </MenuButton>
      <MenuLink to="/reports" icon={ChartColumn}>
        {t('pages.reports')}
      </MenuLink>
    </TakeAlongMenu>
  );
  return (
    <FilterLine end={wide ? undefined : menu}>
      <Tabs
        group="my-bets"
        label={t('pages.myBets')}
        tabs={BETS_TABS.map((id) => ({ id, label: t(`myBets.tab.${id}`) }))}
        selected={tab}
        onSelect={(id) => onChange({ tab: oneOf(id, BETS_TABS) ?? tab })}
      />
      <Choice
        label={t('myBets.market')}
        options={SEGMENTS.map((id) => ({ id, label: t(`myBets.market.${id}`) }))}
        chosen={segment}
        onChoose={(id) => onChange({ segment: id })}
      />
      <DaysChoice
        label={t('myBets.days')}
        days={days}
        asChip={!wide}
        presets={WIDEST_DAYS[tab] === 'any' ? ANY_DAYS : DAY_PRESETS}
        onChoose={(chosen) => onChange({ days: chosen })}
      />
      {wide && <Checkbox label={t('myBets.byMatch')} checked={byMatch} onCheckedChange={group} />}
      {wide && (
        <LinkButton size="small" to="/reports" icon={ChartColumn}>
          {t('pages.reports')}
        </LinkButton>
      )}
    </FilterLine>
  );
}
