import type { BetsSegment } from '@/domain/betting/BetsFilter';
import { changeBetsFilter, readBetsFilter, writeBetsFilter } from '@/domain/betting/BetsFilter';
import { useText } from '@/ui/i18n/useText';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';
import { Checkbox } from '@/ui/kit/field/Checkbox';
import { Segments } from '@/ui/kit/field/Segments';
import { DaysChoice } from '@/ui/list/DaysChoice';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { PendingBets } from '../openBets/PendingBets';
import { BetsPane } from './BetsPane';
import styles from './MyBetsPage.module.css';

const TABS = ['open', 'settled'] as const;
const SEGMENTS: readonly BetsSegment[] = ['all', 'matchOdds', 'fancy'];
const CODEC = { read: readBetsFilter, write: writeBetsFilter, change: changeBetsFilter };

/** /mybets: every bet of the player, page by page; a bet whose fate is not known is never missing here (SPORT-06). */
export function MyBetsPage() {
  const t = useText();
  const { filter, change } = useFilterInAddress(CODEC);
  const { days, segment, byMatch } = filter;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('myBets.title')}</h1>
      <PendingBets />
      <div className={styles.filters} data-print="no">
        <Tabs
          group="my-bets"
          label={t('myBets.title')}
          tabs={TABS.map((id) => ({ id, label: t(`myBets.tab.${id}`) }))}
          selected={filter.tab}
          onSelect={(id) => change({ tab: id === 'settled' ? 'settled' : 'open' })}
        />
        <Segments
          label={t('myBets.market')}
          options={SEGMENTS.map((id) => ({ id, label: t(`myBets.market.${id}`) }))}
          chosen={segment}
          onChoose={(id) => change({ segment: id })}
        />
        <DaysChoice label={t('myBets.days')} days={days} onChoose={(chosen) => change({ days: chosen })} />
        <Checkbox
          label={t('myBets.byMatch')}
          checked={byMatch}
          onCheckedChange={(on) => change({ byMatch: on })}
        />
      </div>
      <TabPanel group="my-bets" tab={filter.tab}>
        <div className={styles.panel}>
          <BetsPane filter={filter} onChange={change} />
        </div>
      </TabPanel>
    </div>
  );
}
