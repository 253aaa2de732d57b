import Landmark from 'lucide-react/icons/landmark';
import Plus from 'lucide-react/icons/plus';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCashier } from '../account/CashierContext';
import { AddBankDialog } from './AddBankDialog';
import styles from './Bank.module.css';
import { BankSkeleton } from './BankSkeleton';
import { BankList } from './BankList';
import type { BanksShown } from '@/application/cashier/BanksApp';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import { readPage } from '@/domain/shared/listPages';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Button } from '@/ui/kit/button/Button';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { LoadFailed } from '@/ui/list/LoadFailed';
import { Pager } from '@/ui/list/Pager';
import { useLoaded, type Load } from '@/ui/list/useLoaded';
import { useAddressWord } from '@/ui/navigation/useAddressWord';

const PER_PAGE = 10;
/** How often an account that is being checked is asked for. */
const AGAIN_MS = 15_000;

/** The accounts of the player, in each of their states. */
export function BankPane() {
  const { banks } = useCashier();
  const { scheduler } = usePlayerApp().device;
  const t = useText();
  const [word, setWord] = useAddressWord('page');
  const [adding, setAdding] = useState(false);
  useEffect(() => banks.resume(), [banks]);
  const lead = useRef<HTMLParagraphElement>(null);
  const page = readPage(word);
  const load = useCallback<Load<BanksShown>>((cancellation) => banks.load(page, cancellation), [banks, page]);
  const { page: shown, slow, refresh } = useLoaded(load);

  useEffect(() => {
    if (shown.state !== 'ready' || !shown.value.accounts.some(({ check }) => isUndecided(check))) return;
    return scheduler.after(AGAIN_MS, refresh);
  }, [shown, scheduler, refresh]);

  if (shown.state === 'loading') return <BankSkeleton slow={slow} />;
  if (shown.state === 'failed') return <LoadFailed message={shown.message} onRetry={refresh} />;

  const { accounts, count, types, panNeeded } = shown.value;
  const changeable = types.length > 0;
  const addButton = changeable && (
    <Button variant="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('bank.add')}
    </Button>
  );
  return (
    <div className={styles.pane}>
      <div className={styles.top}>
        <p ref={lead} tabIndex={-1} className={styles.lead}>
          {t('bank.lead')}
        </p>
        {count > 0 && addButton}
      </div>
      {accounts.length === 0 ? (
        <EmptyState icon={Landmark} text={t(changeable ? 'bank.none' : 'bank.noneHere')} action={addButton} />
      ) : (
        <BankList
          accounts={accounts}
          changeable={changeable}
          onChanged={() => {
            // The card that was pressed may be gone, or stand elsewhere.
            lead.current?.focus();
            if (accounts.length === 1 && page > 1) setWord(String(page - 1));
            else refresh();
          }}
        />
      )}
      <Pager
        label={t('bank.pages')}
        page={page}
        size={PER_PAGE}
        count={count}
        rows={accounts.length}
        onChange={({ page: to }) => setWord(to === 1 ? null : String(to))}
      />
      <AddBankDialog
        open={adding}
        types={types}
        panNeeded={panNeeded}
        onClose={() => {
          setAdding(false);
          // One that was sent before may have been found meanwhile.
          refresh();
        }}
        onAdded={() => {
          setAdding(false);
          if (page === 1) refresh();
          else setWord(null);
        }}
      />
    </div>
  );
}
