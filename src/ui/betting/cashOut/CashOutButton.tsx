import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import type { Paise } from '@/domain/shared/Money';
import { waitingOn } from '@/domain/betting/waitingOn';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { passFocusOn } from '@/ui/device/passFocusOn';
import { Dialog } from '@/ui/kit/layer/Dialog';
import { dropSecondPress } from '@/ui/kit/layer/dropSecondPress';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import { AutoCashOutMark } from '../autoCashOut/AutoCashOutMark';
import { useAutoCashOut } from '../autoCashOut/useAutoCashOut';
import { CashOutChoice } from './CashOutChoice';
import { CashOutStageView } from './CashOutStageView';
import { CashOutSubject } from './CashOutSubject';
import { useCashOutOffer } from './useCashOutOffer';
import { useFocusAfter } from './useFocusAfter';
import styles from './CashOut.module.css';

/** Of a tap on the figure: the button says so. A quote that keeps to the figure is taken at once, and a dialog for that moment would take the focus away. */
const ON_ITS_WAY: ReadonlySet<string> = new Set(['asking', 'quoted', 'confirming', 'done']);

/**
 * For the head of a market: about what cashing out would bring now, taken by a tap, and beside it the way to a part of it and to a figure at which it is done
 * by itself; or what is locked in already.
 * Nothing without bets, or where it is not offered.
 */
export const CashOutButton = observer(function CashOutButton({ market }: { readonly market: Market }) {
  const { betting, config } = usePlayerApp();
  const { t, format } = useTexts();
  const [taking, setTaking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const result = useId();
  const offer = useCashOutOffer(market);
  const auto = useAutoCashOut(offer !== null && offer.problem !== 'level');
  const cashOut = betting.view.cashOut;
  const stage = cashOut?.marketId === market.id ? cashOut.stage : null;
  const busy = taking && stage !== null && ON_ITS_WAY.has(stage.state);
  const asks = stage !== null && !busy;
  useFocusAfter(asks, result);
  if (offer === null && stage === null) return null;
  const amount = offer?.amount ?? null;
  const reason = offer?.problem ?? null;
  const take = async (shown: Paise, part?: number): Promise<void> => {
    const around = place.current?.closest('[aria-labelledby]')?.getAttribute('aria-labelledby');
    setTaking(true);
    await betting.takeCashOut(market.matchId, market.id, shown, ...(part === undefined ? [] : [part]));
    setTaking(false);
    // What was pressed is gone where nothing is left to be cashed out. The focus goes to what came of it, or to a link: to no button, which a second Enter
    // would press.
    passFocusOn(`#${CSS.escape(result)}`, ...(around ? [`[aria-labelledby="${CSS.escape(around)}"] a`] : []));
  };
  // While something waits nothing is certain but what was matched.
  const waits = waitingOn(market.id, betting.view.openBets).length > 0;
  return (
    <>
      {amount !== null && reason === 'level' && (
        <span id={result} tabIndex={-1} className={styles.locked}>
          {t(waits ? 'cashOut.levelWaiting' : 'cashOut.level')}{' '}
          <Amount value={amount}>{format.signedMoney(amount)}</Amount>
        </span>
      )}
      {offer !== null && reason !== 'level' && (
        <span ref={place} className={styles.buttons}>
          <button
            type="button"
            className={styles.button}
            disabled={amount === null}
            aria-busy={busy ? true : undefined}
            title={reason === null ? undefined : t(`cashOut.why.${reason}`)}
            onClick={({ nativeEvent }) => {
              // Whatever comes to this place meanwhile was not meant.
              dropSecondPress(nativeEvent);
              if (amount !== null && !taking) void take(amount);
            }}
          >
            {/* On its way it looks so and keeps its width: nothing beside it may move. */}
            <span aria-hidden={busy}>{t('cashOut.button')}</span>{' '}
            {busy && <VisuallyHidden>{t('cashOut.confirming')} </VisuallyHidden>}
            {amount === null ? (
              <span>{t(`cashOut.why.${reason ?? 'stale'}`)}</span>
            ) : (
              <Amount value={amount}>{format.signedMoney(amount)}</Amount>
            )}
          </button>
          {(config.capabilities.cashOutPart || config.capabilities.autoCashOut) && (
            <AutoCashOutMark
              market={market}
              auto={auto}
              disabled={busy || (amount === null && !config.capabilities.autoCashOut)}
              onPress={() => setChoosing(true)}
            />
          )}
        </span>
      )}
      <Dialog
        open={choosing && stage === null && offer !== null && reason !== 'level'}
        onClose={() => setChoosing(false)}
        title={t(config.capabilities.autoCashOut ? 'cashOut.title' : 'cashOut.part.title', {
          market: market.name,
        })}
      >
        {choosing && (
          <>
            <CashOutSubject market={market} />
            <CashOutChoice
              market={market}
              auto={auto}
              onTake={(shown, part) => {
                setChoosing(false);
                if (!taking) void take(shown, part);
              }}
            />
          </>
        )}
      </Dialog>
      <Dialog
        // A tap that goes as it should needs no dialog over the prices.
        open={asks}
        onClose={() => betting.closeCashOut()}
        title={t('cashOut.title', { market: market.name })}
      >
        {asks && (
          <>
            <CashOutSubject market={market} />
            <CashOutStageView market={market} stage={stage} waits={waits} />
          </>
        )}
      </Dialog>
    </>
  );
});
