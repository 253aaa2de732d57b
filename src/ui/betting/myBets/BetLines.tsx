import { memo, useMemo, useState } from 'react';
import type { Bet } from '@/domain/betting/Bet';
import { betPrice, sideWord } from '@/domain/betting/betPrice';
import { betTotals, groupByMatch } from '@/domain/betting/betTotals';
import { changedBets } from '@/domain/betting/changedBets';
import { groupByDay } from '@/domain/shared/groupByDay';
import type { BetId } from '@/domain/shared/ids';
import { shownStake } from '@/domain/betting/shownStake';
import { useTexts } from '@/ui/i18n/useTexts';
import { classNames } from '@/ui/kit/classNames';
import { Amount } from '@/ui/kit/text/Amount';
import { DayLines } from '@/ui/list/DayLines';
import { ListLine } from '@/ui/list/ListLine';
import lines from '@/ui/list/ListLine.module.css';
import { BetPriceText } from '../BetPriceText';
import { StaysInPlay } from '../StaysInPlay';
import { useBetChange } from '../openBets/useBetChange';
import { BetDetails } from './BetDetails';
import type { BetListProps } from './BetListProps';
import { betFigures } from './betFigures';
import styles from './BetRows.module.css';
import { BetsTotals } from './BetsTotals';
import { BetStatusMark } from './BetStatusMark';
import { MatchLink } from './MatchLink';

/** Below 900 px: a row of two or three lines per bet, what is not only open under its day and the day's result; the rest of it on a sheet. */
export function BetLines({ tab, bets, byMatch, count, totals, edges }: BetListProps) {
  const { t, format } = useTexts();
  const [chosen, setChosen] = useState<BetId | null>(null);
  const changed = useMemo(() => changedBets(bets), [bets]);
  const under = byMatch ? 'match' : tab === 'open' ? null : 'day';
  const line = (bet: Bet) => (
    <BetLine key={bet.id} bet={bet} changed={changed.has(bet.id)} under={under} onChoose={setChosen} />
  );
  const shown = bets.find((bet) => bet.id === chosen) ?? null;
  const caption = t(`myBets.caption.${tab}`);
  const result = (of: readonly Bet[]) => {
    if (of.every((bet) => bet.profitLoss === null)) return null;
    const { profitLoss } = betTotals(of);
    return <Amount value={profitLoss}>{format.signedMoney(profitLoss)}</Amount>;
  };
  return (
    <>
      {byMatch ? (
        groupByMatch(bets).map((group) => (
          <section key={group.matchId}>
            <h2 className={styles.groupTitle}>
              <MatchLink bet={group} /> <span>{t('myBets.inGroup', { count: group.bets.length })}</span>
            </h2>
            <ul className={lines.lines} role="list">
              {group.bets.map(line)}
            </ul>
          </section>
        ))
      ) : tab === 'open' ? (
        <ul className={lines.lines} role="list" aria-label={caption}>
          {bets.map(line)}
        </ul>
      ) : (
        groupByDay(bets, dayOf, edges).map((group) => (
          <DayLines key={group.day} label={caption} group={group} sum={result} line={line} />
        ))
      )}
      <div className={styles.foot}>
        <BetsTotals tab={tab} bets={bets} count={count} totals={totals} />
      </div>
      <BetDetails
        bet={shown}
        changed={shown !== null && changed.has(shown.id)}
        onClose={() => setChosen(null)}
      />
    </>
  );
}

const dayOf = ({ createdAt }: Bet): number | null => createdAt;

interface BetLineProps {
  readonly bet: Bet;
  readonly changed: boolean;
  /** What its head says is not said again: of its day the hour is left, of its match the market. */
  readonly under: 'day' | 'match' | null;
  readonly onChoose: (id: BetId) => void;
}

/** Drawn once: what comes below it in a long list changes nothing of it. */
const BetLine = memo(function BetLine({ bet, changed, under, onChoose }: BetLineProps) {
  const { t, format } = useTexts();
  const { actions, form } = useBetChange(bet);
  const { createdAt } = bet;
  const figures = betFigures(bet);
  // With what it may win and lose beside it, its match has a line of its own.
  const tall = figures.length > 1;
  const at = createdAt === null ? '' : under === 'day' ? format.time(createdAt) : format.dateTime(createdAt);
  // Yes, No, Odd: which question they answer is its market's name. Who wins, and a fancy by its own name, are clear without.
  const named = bet.marketKind === 'matchOdds' || bet.marketName === bet.selection ? '' : bet.marketName;
  const places = under === 'match' ? [bet.marketName] : [named, bet.matchName || bet.matchId];
  const where = <bdi>{places.filter((place) => place !== '').join(' · ') || '–'}</bdi>;
  return (
    <ListLine
      className={styles[bet.side]}
      label={t('myBets.details', { selection: bet.selection || bet.matchName || bet.matchId })}
      onPress={() => onChoose(bet.id)}
      start={[
        <span key="what">
          <span className={styles.sideWord}>{t(`myBets.side.${sideWord(bet)}`)}</span>{' '}
          <bdi>{bet.selection}</bdi>{' '}
          <span className={classNames(betPrice(bet).form !== 'line' && styles.price)}>
            <BetPriceText bet={bet} />
          </span>
        </span>,
        <span key="state" className={styles.state}>
          <BetStatusMark bet={bet} changed={changed} plain /> {at} {!tall && where}
        </span>,
        ...(tall ? [<span key="where">{where}</span>] : []),
      ]}
      end={[
        ...figures.map((amount, at) => (
          <span key={at}>
            {tall && <small className={styles.what}>{t(at === 0 ? 'myBets.ifWon' : 'myBets.ifLost')}</small>}{' '}
            <Amount value={amount}>{format.signedMoney(amount)}</Amount>
          </span>
        )),
        <span key="stake">{t('myBets.total.stake', { amount: format.money(shownStake(bet)) })}</span>,
      ]}
    >
      <StaysInPlay bet={bet} />
      {actions}
      {form}
    </ListLine>
  );
});
