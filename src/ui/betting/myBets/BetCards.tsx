import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { sideWord } from '@/domain/betting/betPrice';
import { groupByMatch } from '@/domain/betting/betTotals';
import type { BetId } from '@/domain/shared/ids';
import { useFormat } from '@/ui/i18n/useFormat';
import { useText } from '@/ui/i18n/useText';
import { classNames } from '@/ui/kit/classNames';
import { Icon } from '@/ui/kit/icons/Icon';
import { Facts } from '@/ui/kit/list/Facts';
import shared from '../BetCard.module.css';
import { BetPriceText } from '../BetPriceText';
import { useBetChange } from '../openBets/useBetChange';
import { BetDetails } from './BetDetails';
import type { BetListProps } from './BetListProps';
import { BetResult } from './BetResult';
import styles from './BetRows.module.css';
import { BetsTotals } from './BetsTotals';
import { BetStatusMark } from './BetStatusMark';
import { MatchLink } from './MatchLink';

const list = classNames(shared.cards, styles.cards);

/** Below 900 px: a card per bet; the rest of it on a sheet. */
export function BetCards({ tab, bets, byMatch, count, totals }: BetListProps) {
  const t = useText();
  const [chosen, setChosen] = useState<BetId | null>(null);
  const card = (bet: Bet) => <BetCard key={bet.id} bet={bet} onOpen={() => setChosen(bet.id)} />;
  return (
    <>
      {byMatch ? (
        groupByMatch(bets).map((group) => (
          <section key={group.matchId} className={styles.cardGroup}>
            <h2 className={styles.groupTitle}>
              <MatchLink bet={group} /> <span>{t('myBets.inGroup', { count: group.bets.length })}</span>
            </h2>
            <ul className={list}>{group.bets.map(card)}</ul>
          </section>
        ))
      ) : (
        <ul className={list} aria-label={t(`myBets.caption.${tab}`)}>
          {bets.map(card)}
        </ul>
      )}
      <div className={styles.foot}>
        <BetsTotals tab={tab} bets={bets} count={count} totals={totals} />
      </div>
      <BetDetails bet={bets.find((bet) => bet.id === chosen) ?? null} onClose={() => setChosen(null)} />
    </>
  );
}

function BetCard({ bet, onOpen }: { readonly bet: Bet; readonly onOpen: () => void }) {
  const t = useText();
  const { actions, form } = useBetChange(bet);
  const format = useFormat();
  return (
    <li className={classNames(shared.card, shared[bet.side], styles.card)}>
      <p className={styles.cardTitle}>
        <strong>
          {t(`myBets.side.${sideWord(bet)}`)} <bdi>{bet.selection}</bdi>
        </strong>
        <span className={shared.price}>
          <BetPriceText bet={bet} />
        </span>
        <Icon of={ChevronRight} size={16} />
      </p>
      <p className={shared.small}>
        <bdi>{bet.matchName || bet.matchId || '–'}</bdi>
      </p>
      <Facts
        look="cells"
        className={styles.facts}
        facts={[
          { name: t('myBets.column.stake'), value: format.money(bet.stake) },
          {
            name: t(bet.profitLoss === null ? 'myBets.result.open' : 'myBets.result.settled'),
            value: <BetResult bet={bet} />,
          },
        ]}
      />
      <p className={styles.cardFoot}>
        <BetStatusMark bet={bet} />
        <span className={shared.small}>{bet.createdAt === null ? '' : format.dateTime(bet.createdAt)}</span>
      </p>
      <div className={styles.above}>
        {actions}
        {form}
      </div>
      <button
        type="button"
        className={styles.press}
        aria-haspopup="dialog"
        aria-label={t('myBets.details', { selection: bet.selection || bet.matchName || bet.matchId })}
        onClick={onOpen}
      />
    </li>
  );
}
