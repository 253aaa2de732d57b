import { observer } from 'mobx-react-lite';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { CashOutStageView } from './CashOutStageView';

/** Shows what the server would lock in, asks for a confirmation before it stops standing, and says what became of it. */
export const CashOutDialog = observer(function CashOutDialog({ market }: { readonly market: Market }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const cashOut = betting.view.cashOut;
  const stage = cashOut?.marketId === market.id ? cashOut.stage : null;
  return (
    <Dialog
      open={stage !== null}
      onClose={() => betting.closeCashOut()}
      title={t('cashOut.title', { market: market.name })}
      closeLabel={t('common.close')}
    >
      {stage !== null && <CashOutStageView market={market} stage={stage} />}
    </Dialog>
  );
});
