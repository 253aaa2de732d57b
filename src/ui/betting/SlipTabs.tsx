import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { OpenBets } from './OpenBets';
import { PendingBets } from './PendingBets';
import { Slip } from './Slip';
import styles from './BetSlip.module.css';

type TabId = 'slip' | 'open';

/** The slip and the open bets. */
export const SlipTabs = observer(function SlipTabs() {
  const { betting } = usePlayerApp();
  const t = useText();
  const [tab, setTab] = useState<TabId>('slip');
  const { slip, openBets } = betting.view;
  useEffect(() => {
    if (slip !== null) setTab('slip');
  }, [slip]);

  return (
    <div className={styles.tabs}>
      <Tabs
        group="slip"
        label={t('slip.title')}
        tabs={[
          { id: 'slip', label: t('slip.tab') },
          { id: 'open', label: t('slip.openTab', { count: openBets.length }) },
        ]}
        selected={tab}
        onSelect={(id) => setTab(id === 'open' ? 'open' : 'slip')}
      />
      <TabPanel group="slip" tab={tab}>
        <PendingBets />
        {tab === 'slip' ? <Slip /> : <OpenBets />}
      </TabPanel>
    </div>
  );
});
