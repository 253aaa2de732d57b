import { useState, type ReactNode } from 'react';
import type { Market } from '@/domain/sports/Market';
import type { RunnerId } from '@/domain/shared/ids';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const PriceHistoryDialog = laterPart(async () => (await import('./PriceHistoryDialog')).PriceHistoryDialog);

export interface HistoryDialogControl {
  openFor(runner: RunnerId): void;
  /** To be rendered beside whatever opens it. */
  readonly dialog: ReactNode;
}

/** The chart of a market, whose script comes with the first opening. */
export function useHistoryDialog(market: Market): HistoryDialogControl {
  const [runner, setRunner] = useState<RunnerId | null>(null);
  const [open, setOpen] = useState(false);
  return {
    openFor(wanted) {
      setRunner(wanted);
      setOpen(true);
    },
    dialog: runner !== null && (
      <LazyDialog open={open} onClose={() => setOpen(false)}>
        <PriceHistoryDialog
          market={market}
          runner={runner}
          onRunner={setRunner}
          open={open}
          onClose={() => setOpen(false)}
        />
      </LazyDialog>
    ),
  };
}
