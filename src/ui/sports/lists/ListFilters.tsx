import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import type { Competition } from '@/domain/sports/competitionsOf';
import { WHOLE_LIST } from '@/domain/sports/listFilter';
import { useText } from '@/ui/i18n/useText';
import { IconButton } from '@/ui/kit/button/IconButton';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';
import { FilterChoices } from './FilterChoices';
import type { ListFilterHere } from './useListFilter';

export interface ListFiltersProps extends ListFilterHere {
  readonly competitions: readonly Competition[];
  /** A list of what is in play has no days. */
  readonly withTimes: boolean;
  /** Some match of the list has fancies. */
  readonly withFancy: boolean;
  /** No room beside the sports: behind one button that says how many are set. */
  readonly folded: boolean;
}

/** When, which competition, only with fancy: all of it in the address. */
export function ListFilters({ folded, ...choices }: ListFiltersProps) {
  const t = useText();
  const [open, setOpen] = useState(false);
  if (!folded) return <FilterChoices {...choices} />;
  const { time, competition, fancyOnly } = choices.filter;
  const set = [time !== WHOLE_LIST.time, competition !== null, fancyOnly].filter(Boolean).length;
  return (
    <>
      <IconButton
        icon={SlidersHorizontal}
        label={t('lists.filtersSet', { count: set })}
        count={set}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        title={t('lists.filters')}
        closeLabel={t('common.close')}
      >
        <FilterChoices {...choices} />
      </BottomSheet>
    </>
  );
}
