import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Paise } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { Amount } from '@/ui/kit/text/Amount';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { CashOutStageView } from './CashOutStageView';
import styles from './CashOut.module.css';

/** Of a tap on the figure: the button says so. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['asking', 'confirming', 'done']);
/** Often enough for a figure that is an estimate. */
const EVERY_MS = 1_000;

/** For the head of a market: about what cashing out would bring now, taken by a tap; or what is locked in already. Nothing without bets, or where it is not offered. */
export const CashOutButton = observer(function CashOutButton({ market }: { readonly market: Market }) {
  const { betting, config, device, sports } = usePlayerApp();
  const t = useText();
  const format = useFormat();
  const [, look] = useState(0);
  const [taking, setTaking] = useState(false);
  // Prices do not wake an observer; what wakes it is here: the market, the open bets, and a beat.
  const has = betting.view.openBets.some(({ marketId }) => marketId === market.id);
  const wanted = config.capabilities.cashOut && has;
  useEffect(
    () => (wanted ? device.scheduler.every(EVERY_MS, () => look((beat) => beat + 1)) : undefined),
    [wanted, device.scheduler],
  );
  sports.board.definition(market.id);
  const offer = wanted ? betting.cashOutFigure(market.matchId, market.id) : null;
  const cashOut = betting.view.cashOut;
  const stage = cashOut?.marketId === market.id ? cashOut.stage : null;
  if (offer === null && stage === null) return null;
  const amount = offer?.amount ?? null;
  const reason = offer?.problem ?? null;
  const take = async (shown: Paise): Promise<void> => {
    setTaking(true);
    await betting.takeCashOut(market.matchId, market.id, shown);
    setTaking(false);
  };
  const busy = taking && stage !== null && ON_ITS_WAY.has(stage.state);
  return (
    <>
      {amount !== null && reason === 'level' && (
        <span className={styles.locked}>
          {t('cashOut.level')} <Amount value={amount}>{format.signedMoney(amount)}</Amount>
        </span>
      )}
      {offer !== null && reason !== 'level' && (
        <button
          type="button"
          className={styles.button}
          disabled={amount === null}
          aria-busy={busy ? true : undefined}
          title={reason === null ? undefined : t(`cashOut.why.${reason}`)}
          onClick={() => {
            if (amount !== null && !taking) void take(amount);
          }}
        >
          {t(busy ? 'cashOut.confirming' : 'cashOut.button')}{' '}
          {amount === null ? (
            <span>{t(`cashOut.why.${reason ?? 'stale'}`)}</span>
          ) : (
            <Amount value={amount}>{format.signedMoney(amount)}</Amount>
          )}
        </button>
      )}
      <Dialog
        // A tap that goes as it should needs no dialog over the prices.
        open={stage !== null && !busy}
        onClose={() => betting.closeCashOut()}
        title={t('cashOut.title', { market: market.name })}
        closeLabel={t('common.close')}
      >
        {stage !== null && !busy && <CashOutStageView market={market} stage={stage} />}
      </Dialog>
    </>
  );
});
