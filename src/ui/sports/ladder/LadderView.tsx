import { observer } from 'mobx-react-lite';
import { useCallback, useRef, useState } from 'react';
import { LADDER_REACH, waitingBets, type WaitingBets } from '@/domain/betting/ladder';
import { stakeText } from '@/domain/betting/parseStake';
import type { Paise } from '@/domain/shared/Money';
import type { Market } from '@/domain/sports/Market';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import { useTexts } from '@/ui/i18n/useTexts';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { MarketAnnouncer } from '../match/MarketAnnouncer';
import { useMarketState } from '../price/useMarketState';
import { RunnerLadder } from './RunnerLadder';
import { StakeColumn } from './StakeColumn';
import { useEscape } from './useEscape';
import styles from './LadderView.module.css';

export interface LadderViewProps {
  readonly market: Market;
  readonly matchName: string;
}

/** Rows on each side of the middle, where a row is as high as a finger. */
const REACH_ON_PHONE = 5;
const GROUP = 'ladder';

/** The ladders of a market, under their head: all its runners side by side, on a phone one at a time. */
export const LadderView = observer(function LadderView({ market, matchName }: LadderViewProps) {
  const { betting } = usePlayerApp();
  const { t, format } = useTexts();
  const wide = useMediaQuery('(width >= 44em)');
  const state = useMarketState(market);
  const { oneClick, openBets, stakeChips } = betting.view;
  const [inHand, lift] = useState<WaitingBets | null>(null);
  const view = useRef<HTMLElement>(null);
  const letGo = useCallback(() => lift(null), []);
  const [chosen, choose] = useState<Paise | null>(null);
  const runners = market.runners.filter(({ status }) => status !== 'removed');
  const [tab, setTab] = useState<string>(runners[0]?.id ?? '');
  const isInHand = ({ ids }: WaitingBets): boolean => ids.some((id) => inHand?.ids.includes(id) === true);
  const lifted =
    inHand !== null &&
    runners.some(({ id }) => waitingBets(openBets, market.id, id).some((bet) => isInHand(bet)))
      ? inHand
      : null;
  useEscape(view, inHand !== null, letGo);
  const ladder = (runner: (typeof runners)[number]) => (
    <RunnerLadder
      key={runner.id}
      market={market}
      runner={runner}
      matchName={matchName}
      closed={state.closed}
      reach={wide ? LADDER_REACH : REACH_ON_PHONE}
      stake={chosen === null || oneClick !== null ? '' : stakeText(chosen)}
      lifted={lifted}
      gone={inHand !== null && lifted === null}
      onLift={lift}
    />
  );
  const alone = runners.find(({ id }) => id === tab) ?? runners[0];
  return (
    <section ref={view} className={styles.view} aria-labelledby={`ladder-${market.id}`}>
      <p className={styles.note}>
        {oneClick === null
          ? t('ladder.tapOpens')
          : t('ladder.tapBets', { stake: format.moneyShort(oneClick.stake) })}
      </p>
      <div className={styles.body}>
        {oneClick === null ? (
          <StakeColumn stakes={[null, ...stakeChips]} chosen={chosen} onChoose={choose} />
        ) : (
          // A press bets the stake of one-click, here and everywhere: to choose another is to change that one.
          <StakeColumn
            stakes={stakeChips}
            chosen={oneClick.stake}
            onChoose={(stake) => betting.switchOneClick(stakeText(stake))}
          />
        )}
        {wide ? (
          <div className={styles.ladders}>{runners.map(ladder)}</div>
        ) : (
          <div>
            <Tabs
              group={GROUP}
              label={t('ladder.runners')}
              selected={alone?.id ?? ''}
              onSelect={(next) => {
                letGo();
                setTab(next);
              }}
              tabs={runners.map(({ id, name }) => ({ id, label: <bdi>{name}</bdi> }))}
            />
            <TabPanel group={GROUP} tab={alone?.id ?? ''}>
              {alone !== undefined && ladder(alone)}
            </TabPanel>
          </div>
        )}
      </div>
      <MarketAnnouncer name={market.name} status={state.status} />
    </section>
  );
});
