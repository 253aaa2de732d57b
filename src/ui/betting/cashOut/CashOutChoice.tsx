import { useState } from 'react';
import type { Paise } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Segments } from '@/ui/kit/field/Segments';
import { AutoCashOutForm } from '../autoCashOut/AutoCashOutForm';
import type { OpenedAutoCashOut } from '../autoCashOut/useAutoCashOut';
import { CashOutPart } from './CashOutPart';
import { useCashOutOffer } from './useCashOutOffer';
import styles from './CashOut.module.css';
import { observer } from 'mobx-react-lite';

export interface CashOutChoiceProps {
  readonly market: Market;
  readonly auto: OpenedAutoCashOut | null;
  readonly onTake: (shown: Paise, part: number) => void;
}

/** A part of it now, or all of it at a figure: as much of both as the backend can do. Where a figure active, that comes first. */
export const CashOutChoice = observer(function CashOutChoice({ market, auto, onTake }: CashOutChoiceProps) {
  const { cashOutPart, autoCashOut } = usePlayerApp().config.capabilities;
  const { t, format } = useTexts();
  const offer = useCashOutOffer(market);
  const isMine = ({ marketId }: { readonly marketId: Market['id'] }): boolean => marketId === market.id;
  const has = auto !== null && (auto.now.active.some(isMine) || auto.now.sent.some(isMine));
  const [chosen, choose] = useState<'now' | 'figure'>(has ? 'figure' : 'now');
  const way = !autoCashOut ? 'now' : !cashOutPart ? 'figure' : chosen;
  const amount = offer?.amount ?? null;
  return (
    <div className={styles.stage}>
      {cashOutPart && autoCashOut && (
        <Segments
          label={t('autoCashOut.when')}
          options={[
            { id: 'now', label: t('autoCashOut.when.now') },
            { id: 'figure', label: t('autoCashOut.when.figure') },
          ]}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {way === 'now' ? (
        <CashOutPart market={market} onTake={onTake} />
      ) : auto === null ? (
        <Skeleton length="long" />
      ) : (
        <AutoCashOutForm
          {...auto}
          market={market}
          brings={amount === null ? null : format.signedMoney(amount)}
        />
      )}
    </div>
  );
});
