import type { Market } from '@/domain/sports/Market';
import type { RunnerId } from '@/domain/shared/ids';
import { useText } from '@/ui/i18n/useText';
import { SelectField } from '@/ui/kit/field/SelectField';
import { Dialog, type OpenAndClose } from '@/ui/kit/layer/Dialog';
import { PriceHistory } from './PriceHistory';

export interface PriceHistoryDialogProps extends OpenAndClose {
  readonly market: Market;
  readonly runner: RunnerId;
  readonly onRunner: (runner: RunnerId) => void;
}

/** How the prices of a market went while its page was open, a runner at a time. */
export function PriceHistoryDialog({ market, runner, onRunner, open, onClose }: PriceHistoryDialogProps) {
  const t = useText();
  const { runners } = market;
  return (
    <Dialog size={720} open={open} onClose={onClose} title={t('match.history.of', { runner: market.name })}>
      {runners.length > 1 && (
        <SelectField
          label={t('match.history.runner')}
          value={runner}
          onValueChange={(value) => onRunner(runners.find(({ id }) => id === value)?.id ?? runner)}
          options={runners.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <PriceHistory
        key={runner}
        market={market}
        runner={runner}
        name={runners.find(({ id }) => id === runner)?.name ?? market.name}
      />
    </Dialog>
  );
}
