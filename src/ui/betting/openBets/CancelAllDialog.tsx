import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { waitingBets, waitingStake } from '@/domain/betting/waitingBets';
import type { MarketId } from '@/domain/shared/ids';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { ActionBar } from '@/ui/kit/layer/ActionBar';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { useLastShown } from '@/ui/kit/layer/useLastShown';

export interface CancelledMarket {
  readonly id: MarketId;
  readonly name: string;
}

export interface CancelAllDialogProps {
  /** null while closed. */
  readonly asked: CancelledMarket | 'everywhere' | null;
  readonly onClose: () => void;
}

/** How many bets are called back and how much of their stakes, as it is now: what is matched while it is read goes from the count. */
export const CancelAllDialog = observer(function CancelAllDialog({ asked, onClose }: CancelAllDialogProps) {
  const { betting, config } = usePlayerApp();
  const t = useText();
  const shown = useLastShown(asked);
  const market = shown === null || shown === 'everywhere' ? null : shown;
  const bets = waitingBets(
    betting.view.openBets,
    betting.view.changes,
    config.capabilities.cancelInDelay,
    market?.id,
  );
  const now = bets.length === 0 ? null : { count: bets.length, paise: waitingStake(bets) };
  const said = useLastShown(now);
  const nothingLeft = asked !== null && now === null;
  useEffect(() => {
    // It must not open by itself when the next bet waits.
    if (nothingLeft) onClose();
  }, [nothingLeft, onClose]);
  const confirm = (): void => {
    onClose();
    void betting.cancelAll(market?.id);
  };
  return (
    <Dialog
      open={asked !== null && !nothingLeft}
      onClose={onClose}
      title={t('slip.cancelAll.title', { count: said?.count ?? 0 })}
    >
      <p>
        {market === null
          ? t('slip.cancelAll.everywhere')
          : t('slip.cancelAll.where', { market: market.name })}{' '}
        {t('slip.cancelAll.amount', { paise: said?.paise ?? 0 })}
      </p>
      <p>{t('slip.cancelAll.each')}</p>
      <ActionBar>
        <Button wide onClick={onClose}>
          {t('slip.cancelAll.keep')}
        </Button>
        <Button wide variant="danger" onClick={confirm}>
          {t('slip.cancelAll.confirm', { count: said?.count ?? 0 })}
        </Button>
      </ActionBar>
    </Dialog>
  );
});
