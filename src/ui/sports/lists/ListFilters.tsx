import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import type { Competition } from '@/domain/sports/competitionsOf';
import { WHOLE_LIST } from '@/domain/sports/listFilter';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { DensityChoice } from './DensityChoice';
import { FilterChoices } from './FilterChoices';
import { TimeLinks } from './TimeLinks';
import type { ListFilterHere } from './useListFilter';

export interface ListFiltersProps extends ListFilterHere {
  readonly competitions: readonly Competition[];
  /** A list of what is in play has no days. */
  readonly withTimes: boolean;
  /** Some match of the list has fancies. */
  readonly withFancy: boolean;
  /** Room for the days beside the sports. */
  readonly wide: boolean;
}

/** When, which competition, only with fancy: all of it in the address, behind one button that says how many are set. The days stand beside it where there is room. */
export function ListFilters({ wide, withTimes, ...choices }: ListFiltersProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { time, competition, fancyOnly } = choices.filter;
  const behind = [!wide && time !== WHOLE_LIST.time, competition !== null, fancyOnly];
  const set = behind.filter(Boolean).length;
  return (
    <>
      {wide && withTimes && <TimeLinks {...choices} />}
      <IconButton
        icon={SlidersHorizontal}
        label={t('lists.filtersSet', { count: set })}
        count={set}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <BottomSheet open={open} onOpenChange={setOpen} title={t('lists.filters')}>
        {!wide && withTimes && <TimeLinks {...choices} />}
        <FilterChoices {...choices} />
        <DensityChoice />
      </BottomSheet>
    </>
  );
}
