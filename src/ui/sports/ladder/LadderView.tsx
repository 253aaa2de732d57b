import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { LADDER_REACH } from '@/domain/betting/ladder';
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
  const { oneClick, stakeChips } = betting.view;
  const [chosen, choose] = useState<Paise | null>(null);
  const runners = market.runners.filter(({ status }) => status !== 'removed');
  const [tab, setTab] = useState<string>(runners[0]?.id ?? '');
  const stake = chosen ?? oneClick?.stake ?? null;
  const ladder = (runner: (typeof runners)[number]) => (
    <RunnerLadder
      key={runner.id}
      market={market}
      runner={runner}
      matchName={matchName}
      closed={state.closed}
      reach={wide ? LADDER_REACH : REACH_ON_PHONE}
      stake={chosen === null ? '' : stakeText(chosen)}
    />
  );
  const alone = runners.find(({ id }) => id === tab) ?? runners[0];
  return (
    <section className={styles.view} aria-labelledby={`ladder-${market.id}`}>
      <p className={styles.note}>
        {oneClick !== null && stake !== null
          ? t('ladder.tapBets', { stake: format.moneyShort(stake) })
          : t('ladder.tapOpens')}
      </p>
      <div className={styles.body}>
        <StakeColumn chips={stakeChips} chosen={chosen} onChoose={choose} />
        {wide ? (
          <div className={styles.ladders}>{runners.map(ladder)}</div>
        ) : (
          <div>
            <Tabs
              group={GROUP}
              label={t('ladder.runners')}
              selected={alone?.id ?? ''}
              onSelect={setTab}
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
