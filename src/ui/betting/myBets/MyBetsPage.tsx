import { changeBetsFilter, readBetsFilter, writeBetsFilter } from '@/domain/betting/BetsFilter';
import { useText } from '@/ui/i18n/useText';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { PendingBets } from '../openBets/PendingBets';
import { BetsFilterBar } from './BetsFilterBar';
import { BetsPane } from './BetsPane';
import styles from './MyBetsPage.module.css';

const TABS = ['open', 'settled'] as const;
const CODEC = { read: readBetsFilter, write: writeBetsFilter, change: changeBetsFilter };

/** /mybets: every bet of the player, page by page; a bet whose fate is not known is never missing here (SPORT-06). */
export function MyBetsPage() {
  const t = useText();
  const { filter, change } = useFilterInAddress(CODEC);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('myBets.title')}</h1>
      <PendingBets />
      <div data-print="no">
        <Tabs
          group="my-bets"
          label={t('myBets.title')}
          tabs={TABS.map((id) => ({ id, label: t(`myBets.tab.${id}`) }))}
          selected={filter.tab}
          onSelect={(id) => change({ tab: id === 'settled' ? 'settled' : 'open' })}
        />
      </div>
      <TabPanel group="my-bets" tab={filter.tab}>
        <div className={styles.panel}>
          <BetsFilterBar filter={filter} onChange={change} />
          <BetsPane filter={filter} onChange={change} />
        </div>
      </TabPanel>
    </div>
  );
}
