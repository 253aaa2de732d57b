import { useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import styles from './Statement.module.css';
import { netChange, sumsAgree, type StatementSums } from '@/domain/cashier/Statement';
import type { StatementTab } from '@/domain/cashier/StatementFilter';
import { negateMoney, type Paise } from '@/domain/shared/Money';
import { useTexts } from '@/ui/i18n/useTexts';
import { InfoBar } from '@/ui/kit/feedback/InfoBar';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { Icon } from '@/ui/kit/icons/Icon';
import { Amount } from '@/ui/kit/text/Amount';

export interface StatementTotalsProps {
  readonly tab: StatementTab;
  /** null while they are on their way. */
  readonly sums: StatementSums | null;
  /** Rows are missing. */
  readonly partial: boolean;
}

/** Where stakes are held. */
const HAS_BETS: ReadonlySet<StatementTab> = new Set(['all', 'sports']);

/** On a phone the others are a press away: the balance stands in the header. What is held is one of these while it is not zero: without it they do not add up. */
const FIRST: ReadonlySet<string> = new Set(['in', 'out', 'net']);

/** From the opening to the closing balance: what came, what went, what is held for bets, and whether that adds up. */
export function StatementTotals({ tab, sums, partial }: StatementTotalsProps) {
  const { t, format } = useTexts();
  const [all, setAll] = useState(false);
  const balance = (amount: Paise | null, coins: Paise | null) => (
    <>
      {amount === null ? '–' : format.money(amount)}
      {coins !== null && coins !== 0 && (
        <small>{t('statement.coinsBeside', { coins: format.amount(coins) })}</small>
      )}
    </>
  );
  const signed = (amount: Paise | null) =>
    amount === null ? '–' : <Amount value={amount}>{format.signedMoney(amount)}</Amount>;
  const taken = (amount: Paise | null) => signed(amount === null ? null : negateMoney(amount));
  // Neither good nor bad: it is the player's still.
  const held = sums === null || sums.held === null ? '–' : format.signedMoney(negateMoney(sums.held));
  const holds = sums !== null && sums.held !== null && sums.held !== 0 && HAS_BETS.has(tab);
  const facts = [
    ['opening', sums && balance(sums.opening, sums.openingCoins)],
    ['in', sums && signed(sums.moneyIn)],
    ['out', sums && taken(sums.moneyOut)],
    ...(HAS_BETS.has(tab) ? ([['held', sums && held]] as const) : []),
    ['net', sums && signed(netChange(sums))],
    ['closing', sums && balance(sums.closing, sums.closingCoins)],
  ] as const;
  return (
    <>
      <div className={styles.totals} data-all={all} data-held={holds}>
        <dl className={styles.sums} aria-label={t('statement.sums')}>
          {facts.map(([id, value]) => (
            <div key={id} data-first={FIRST.has(id) || (id === 'held' && holds)}>
              <dt>{t(`statement.${id}`)}</dt>
              <dd>{value ?? <Skeleton length="long" />}</dd>
            </div>
          ))}
        </dl>
        <button
          type="button"
          className={styles.more}
          aria-expanded={all}
          aria-label={t('statement.sums.all')}
          title={t('statement.sums.all')}
          onClick={() => setAll(!all)}
        >
          <Icon of={ChevronDown} size={16} />
        </button>
      </div>
      {tab !== 'all' && (
        <p className={styles.note}>{t('statement.ofTab', { tab: t(`statement.tab.${tab}`) })}</p>
      )}
      {partial && <InfoBar tone="warning">{t('statement.partial')}</InfoBar>}
      {tab === 'all' && sums !== null && sumsAgree(sums) === false && (
        <InfoBar tone="warning">{t('statement.disagree')}</InfoBar>
      )}
    </>
  );
}
