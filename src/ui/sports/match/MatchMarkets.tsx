import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useState, type ReactNode } from 'react';
import type { MatchPart } from '@/application/ports/state/MatchesState';
import { Looking } from '@/domain/sports/Looking';
import { MARKET_KINDS } from '@/domain/sports/marketKinds';
import type { Market } from '@/domain/sports/Market';
import { matchParts } from '@/domain/sports/matchParts';
import { CashOutButton } from '@/ui/betting/cashOut/CashOutButton';
import { useText } from '@/ui/i18n/useText';
import { EmptyState } from '@/ui/kit/feedback/EmptyState';
import { Skeleton } from '@/ui/kit/feedback/Skeleton';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { RegionBoundary } from '@/ui/lazy/RegionBoundary';
import { ClosedMarkets } from './ClosedMarkets';
import { FancyPart } from './FancyPart';
import { MarketLadder } from './MarketLadder';
import styles from './MatchMarkets.module.css';
import { MATCH_TABS, countOf, useChosenTab, type MatchTab } from './tabsOfMatch';

export interface MatchMarketsProps {
  readonly markets: readonly Market[];
  /** Parts that are still on their way. */
  readonly waiting?: readonly MatchPart[] | undefined;
  readonly matchName: string;
  /** At the end of the row of tabs. */
  readonly tools: ReactNode;
}

/** Everything that can be bet on in a match, in parts; which part is shown stands in the address. */
export function MatchMarkets({ markets, waiting = [], matchName, tools }: MatchMarketsProps) {
  const t = useText();
  const [tab, choose] = useChosenTab('tab', MATCH_TABS);
  const [looking, look] = useState(() => new Looking());
  const parts = matchParts(markets, looking);
  const shows = (part: MatchTab): boolean => tab === 'all' || tab === part;
  const awaits = (part: 'bookmaker' | 'fancy'): boolean => shows(part) && waiting.includes(part);
  // Nothing is shown before what has its place above it: a price that moves under the finger is tapped wrongly.
  const beforeFancy = !awaits('bookmaker');
  const beforeOthers = beforeFancy && !awaits('fancy');
  const ladders = (['matchOdds', 'bookmaker'] as const).flatMap((part) => (shows(part) ? parts[part] : []));
  const others = shows('others') && beforeOthers ? parts.others : [];
  const fancies = shows('fancy') && beforeFancy && parts.session.length + parts.fancy.length > 0;
  const over = beforeOthers ? parts.over.filter(({ kind }) => shows(MARKET_KINDS[kind].place)) : [];
  const nothing = beforeOthers && ladders.length === 0 && others.length === 0 && !fancies;
  const ladder = (market: Market) => (
    <RegionBoundary key={market.id}>
      <MarketLadder market={market} matchName={matchName} actions={<CashOutButton market={market} />} />
    </RegionBoundary>
  );
  const tabLabel = (id: MatchTab, count: number) => (
    <>
      {t(`match.tab.${id}`)}
      {/* Room for it is kept: the tabs beside it stand still when it comes. */}
      {id !== 'all' && <span className={styles.count}>{count > 0 && ` ${count}`}</span>}
    </>
  );
  return (
    <div className={styles.markets}>
      <div className={styles.tabs}>
        <Tabs
          group="match"
          label={t('match.markets')}
          selected={tab}
          onSelect={(id) => {
            look(new Looking());
            choose(id);
          }}
          tabs={MATCH_TABS.map((id) => ({ id, label: tabLabel(id, countOf(parts, id)) }))}
        />
        <div className={styles.tools}>{tools}</div>
      </div>
      <TabPanel group="match" tab={tab}>
        <div className={styles.list}>
          {ladders.map(ladder)}
          {fancies && (
            <RegionBoundary>
              <FancyPart parts={parts} matchName={matchName} />
            </RegionBoundary>
          )}
          {!beforeOthers && (
            // Another one whenever something has come above it: it appears further down, and nothing is seen to move.
            <div key={ladders.length} className={styles.waiting} aria-busy="true">
              <Skeleton shape="block" />
            </div>
          )}
          {others.map(ladder)}
          {over.length > 0 && <ClosedMarkets key={tab} markets={over} openAtFirst={nothing} />}
          {nothing && over.length === 0 && <EmptyState icon={CircleDashed} text={t('match.nothingHere')} />}
        </div>
      </TabPanel>
    </div>
  );
}
