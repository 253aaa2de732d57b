import Crosshair from 'lucide-react/icons/crosshair';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  ladderMiddle,
  ladderRows,
  movedMiddle,
  waitsAt,
  waitingBets,
  waitingBeyond,
  type WaitingBets,
} from '@/domain/betting/ladder';
import { stakeText } from '@/domain/betting/parseStake';
import { waitingStake } from '@/domain/betting/waitingBets';
import { say, type Message } from '@/domain/shared/Message';
import type { OddsHundredths } from '@/domain/shared/Odds';
import type { Market, Runner } from '@/domain/sports/Market';
import { priceText } from '@/domain/sports/priceText';
import type { Side } from '@/domain/sports/Side';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useTexts } from '@/ui/i18n/useTexts';
import { PriceGrid } from '@/ui/kit/betting/PriceGrid';
import { Button } from '@/ui/kit/button/Button';
import { Amount } from '@/ui/kit/text/Amount';
import { VisuallyHidden } from '@/ui/kit/text/VisuallyHidden';
import hidden from '@/ui/kit/text/VisuallyHidden.module.css';
import { useOnScreen } from '../lists/useOnScreen';
import { LastPrice } from '../price/LastPrice';
import { LadderRow } from './LadderRow';
import { OwnBet } from './OwnBet';
import { useLadderLast } from './useLadderLast';
import { useLadderSizes } from './useLadderSizes';
import { useOwnFocus } from './useOwnFocus';
import styles from './Ladder.module.css';

export interface RunnerLadderProps {
  readonly market: Market;
  readonly runner: Runner;
  readonly matchName: string;
  /** Nothing in this market can be bet on now. */
  readonly closed: boolean;
  /** Rows on each side of the middle. */
  readonly reach: number;
  /** The stake that was chosen, as typed; empty: none. */
  readonly stake: string;
  /** The bet of the market that was picked up; a press goes to where it may go, and is no bet anywhere. */
  readonly lifted: WaitingBets | null;
  /** The one in hand waits no more: a press that was meant for it is no bet. */
  readonly gone: boolean;
  readonly onLift: (bet: WaitingBets | null) => void;
}

/**
 * One runner's odds, row by row: what is on offer on each side as deep as the feed says, and the player's own bets that wait, in their place. A press on a
 * cell is a bet at its odds, by the slip; a bet that waits is moved by dragging, or by picking it up and pressing a cell. The rows stay where they are until the player centres them: no row moves under a finger.
 */
export const RunnerLadder = observer(function RunnerLadder(props: RunnerLadderProps) {
  const { market, runner, matchName, closed, reach, stake, gone, onLift } = props;
  const { betting, sports } = usePlayerApp();
  const { t, format, renderMessage } = useTexts();
  const title = useId();
  const head = useId();
  const ladder = useRef<HTMLElement>(null);
  const [middle, setMiddle] = useState<OddsHundredths | null>(null);
  const [over, setOver] = useState<OddsHundredths | null>(null);
  const [problem, setProblem] = useState<{ readonly message: Message; readonly off: boolean } | null>(null);
  const shown = useOnScreen(ladder);
  const focusOwn = useOwnFocus(ladder, head);

  const best = useCallback(
    (side: Side) => sports.board.price(market.id, runner.id, side, 0)?.price ?? null,
    [sports, market.id, runner.id],
  );
  const centre = useCallback((): void => setMiddle(ladderMiddle(best('back'), best('lay'))), [best]);
  useEffect(() => sports.board.whenLive(market.id, centre), [sports, market.id, centre]);

  const rows = useMemo(() => ladderRows(middle ?? ladderMiddle(null, null), reach), [middle, reach]);
  useLadderSizes(ladder, market.id, runner.id, rows, shown);
  useLadderLast(ladder, market.id, runner.id, rows, shown);

  const status = sports.board.runnerStatus(market.id, runner.id) ?? runner.status;
  const off = closed || status !== 'active';
  const { openBets, changes } = betting.view;
  const own = waitingBets(openBets, market.id, runner.id);
  const { above, below } = waitingBeyond(own, rows);
  const lifted = own.find(({ ids }) => ids.some((id) => props.lifted?.ids.includes(id) === true)) ?? null;
  // Of another runner: this ladder has no place for it.
  const waits = props.lifted !== null && lifted === null;
  const book = betting.projection(market.id).find(({ runnerId }) => runnerId === runner.id);
  const isBusy = ({ ids }: WaitingBets): boolean =>
    changes.some(({ betId, state }) => ids.includes(betId) && state !== 'unheard');
  const picked = betting.view
    .slipsOn(market.id)
    .filter(({ slip, placement }) => slip.selection.runnerId === runner.id && placement.state === 'editing');
  const text = (odds: OddsHundredths): string => priceText(market.kind, odds);

  // What stood in the way of a market that was suspended is over when it opens.
  const trouble = problem?.off === off ? problem.message : null;
  const tell = (message: Message | null): void => setProblem(message && { message, off });
  const lift = (bet: WaitingBets | null): void => {
    tell(null);
    setOver(null);
    onLift(bet);
  };
  const drop = (bet: WaitingBets, odds: OddsHundredths): void => {
    onLift(null);
    let refused: Message | null = null;
    for (const whole of openBets.filter(({ id }) => bet.ids.includes(id))) {
      const answer = betting.editBet(whole.id, { odds, stakeText: stakeText(waitingStake([whole])) });
      if (!answer.ok) refused = answer.error;
    }
    tell(refused);
    if (bet.ids[0] !== undefined) focusOwn(bet.ids[0]);
  };
  const pick = (side: Side, odds: OddsHundredths): void => {
    if (lifted !== null) return drop(lifted, odds);
    if (gone) {
      onLift(null);
      return tell(say('bet.betChanged'));
    }
    const mayStand = market.allowUnmatched || !waitsAt(side, odds, best(side));
    tell(mayStand ? null : say('bet.unmatchedNotAllowed'));
    if (!mayStand) return;
    const selection = {
      matchId: market.matchId,
      matchName,
      marketId: market.id,
      marketName: market.name,
      marketKind: market.kind,
      runnerId: runner.id,
      runnerName: runner.name,
      side,
    };
    betting.pickOdds(selection, odds, stake);
  };
  // The same function for every row, so that a row is drawn again only for what it shows.
  const pickNow = useRef(pick);
  useEffect(() => {
    pickNow.current = pick;
  });
  const onPick = useCallback((side: Side, odds: OddsHundredths) => pickNow.current(side, odds), []);

  const betsAt = (side: Side, odds: OddsHundredths) => {
    const bet = own.find((each) => each.side === side && each.odds === odds);
    if (bet === undefined) return null;
    return (
      <OwnBet
        bet={bet}
        text={text(bet.odds)}
        busy={isBusy(bet)}
        moving={lifted === bet}
        onLift={lift}
        onOver={setOver}
        onDrop={drop}
      />
    );
  };
  const beyond = (rowsUp: number, label: 'ladder.higher' | 'ladder.lower', count: number) => (
    <button
      type="button"
      className={styles.beyond}
      onClick={() => setMiddle((now) => movedMiddle(now ?? ladderMiddle(null, null), rowsUp))}
    >
      {t(label, { count })}
    </button>
  );
  return (
    <section ref={ladder} className={styles.ladder} aria-labelledby={title} data-closed={off || waits}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h3 id={title} className={styles.name}>
            <bdi>{runner.name}</bdi>
          </h3>
          <LastPrice market={market} runner={runner.id} className={styles.last} />
          {book !== undefined && book.now !== 0 && (
            <span className={styles.book}>
              <VisuallyHidden>{t('sports.ifItWins')}</VisuallyHidden>{' '}
              <Amount value={book.now}>{format.signedMoney(book.now)}</Amount>
            </span>
          )}
          <div className={styles.line} role="status">
            {lifted !== null && (
              <>
                <span className={styles.lineText}>
                  {t('ladder.moving', { stake: format.moneyShort(lifted.waiting), odds: text(lifted.odds) })}
                </span>
                <Button
                  size="small"
                  variant="ghost"
                  onClick={() => {
                    if (lifted.ids[0] !== undefined) focusOwn(lifted.ids[0]);
                    onLift(null);
                    for (const id of lifted.ids) void betting.cancelBet(id);
                  }}
                >
                  {t('ladder.cancel', { count: lifted.ids.length })}
                </Button>
              </>
            )}
            {lifted === null && trouble !== null && (
              <span className={styles.problem}>{renderMessage(trouble)}</span>
            )}
          </div>
        </div>
        <Button id={head} size="small" variant="ghost" icon={Crosshair} onClick={centre}>
          {/* Beside a line there is room for its icon alone. */}
          <span className={lifted !== null || trouble !== null ? hidden.hidden : styles.centre}>
            {t('ladder.centre')}
          </span>
        </Button>
      </header>
      {beyond(reach, 'ladder.higher', above)}
      <PriceGrid role="grid" label={t('ladder.of', { runner: runner.name })}>
        <div role="row" className={styles.heads}>
          <span role="columnheader">{t('ladder.mine')}</span>
          <span role="columnheader">{t('sports.back')}</span>
          <span role="columnheader">{t('slip.odds')}</span>
          <span role="columnheader">{t('sports.lay')}</span>
          <span role="columnheader">{t('ladder.mine')}</span>
        </div>
        {rows.map((odds) => (
          // Rows that stand there before a price is known are put away, not moved.
          <LadderRow
            key={middle === null ? -odds : odds}
            odds={odds}
            text={text(odds)}
            runner={runner.name}
            closed={off || waits}
            moving={lifted !== null}
            over={lifted !== null && over === odds}
            picked={picked.find(({ slip }) => slip.odds === odds)?.slip.selection.side ?? null}
            onPick={onPick}
            back={betsAt('back', odds)}
            lay={betsAt('lay', odds)}
          />
        ))}
      </PriceGrid>
      {beyond(-reach, 'ladder.lower', below)}
    </section>
  );
});
