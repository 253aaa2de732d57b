import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { negateMoney } from '@/domain/shared/Money';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';
import lastKnown from '@/ui/wallet/LastKnown.module.css';
import styles from './Exposure.module.css';

const ExposureDialog = laterPart(async () => (await import('./ExposureDialog')).ExposureDialog);

/** The exposure in the header: what could be lost, as the server says it. It opens where it comes from (HDR-08). */
export const ExposureButton = observer(function ExposureButton() {
  const { exposure, wallet } = usePlayerApp();
  const { t, format } = useTexts();
  // null: never yet, and its script has not come.
  const [open, setOpen] = useState<boolean | null>(null);
  const { exposure: known, current } = exposure.view;
  const total = known?.total ?? null;
  // Nothing said is not nothing at risk.
  const amount = total === null ? '–' : format.amount(negateMoney(total));
  const old = total !== null && !current;
  const words = t('exposure.figure', { amount });
  // The balance beside it is called old where this is named: the figure stays, and nothing moves.
  const shown = wallet.view.current ? words : <Figure words={words} amount={amount} />;
  return (
    <>
      <button
        type="button"
        className={classNames(styles.figure, (total ?? 0) > 0 && styles.some)}
        aria-haspopup="dialog"
        aria-label={[t('exposure.open', { amount }), ...(old ? [t('wallet.lastKnown')] : [])].join('. ')}
        onClick={() => setOpen(true)}
      >
        {old ? (
          <span className={lastKnown.old} title={t('wallet.lastKnown')}>
            {shown}
          </span>
        ) : (
          shown
        )}
      </button>
      {open !== null && (
        <LazyDialog open={open} onClose={() => setOpen(false)}>
          <ExposureDialog open={open} onClose={() => setOpen(false)} />
        </LazyDialog>
      )}
    </>
  );
});

/** The figure where it stands, without what it is called. */
function Figure({ words, amount }: { readonly words: string; readonly amount: string }) {
  const at = words.lastIndexOf(amount);
  return (
    <>
      <span className={styles.unnamed}>{words.slice(0, at)}</span>
      {words.slice(at)}
    </>
  );
}
