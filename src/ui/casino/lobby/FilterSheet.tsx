import { FilterChoices, type FilterChoicesProps } from './FilterChoices';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { BottomSheet } from '@/ui/kit/layer/BottomSheet';

export interface FilterSheetProps extends FilterChoicesProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onReset: () => void;
  /** Games that are left. */
  readonly count: number;
}

/** The filter rail of a narrow screen. Choices count at once; the button says what they leave. */
export function FilterSheet({ open, onClose, onReset, count, ...choices }: FilterSheetProps) {
  const t = useText();
  return (
    <BottomSheet open={open} onOpenChange={(up) => !up && onClose()} title={t('casino.filter')}>
      <FilterChoices {...choices} />
      <ActionBar>
        <Button onClick={onReset}>{t('casino.filter.reset')}</Button>
        <Button variant="primary" onClick={onClose}>
          {t('casino.filter.show', { count })}
        </Button>
      </ActionBar>
    </BottomSheet>
  );
}
