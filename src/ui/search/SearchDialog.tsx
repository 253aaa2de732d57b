import { SearchEverything } from './SearchEverything';
import { useText } from '@/ui/i18n/useText';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';

/** SRCH-01: closing it clears what was typed, as it is another one the next time. */
export function SearchDialog({ open, onClose }: OpenAndClose) {
  const t = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t('casino.search.title')} size={640} tall closeOnBackdrop>
      <SearchEverything onOpen={onClose} />
    </Dialog>
  );
}
