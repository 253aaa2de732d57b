import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';
import { OneClickStrip } from './OneClickStrip';
import { OpenBets } from '../openBets/OpenBets';
import { PendingBets } from '../openBets/PendingBets';
import { SlipStack } from './SlipStack';
import { useActiveSlip } from './useActiveSlip';
import styles from './BetSlip.module.css';

type TabId = 'slip' | 'open';

/** The slips and the open bets. With `onChoose` the slips are all folded, and one that is chosen is shown elsewhere. */
export const SlipTabs = observer(function SlipTabs({ onChoose }: { readonly onChoose?: () => void }) {
  const { betting } = usePlayerApp();
  const t = useText();
  const { slips, openBets, openBetsKnown, openBetsFailed } = betting.view;
  // No number before the server has said one.
  const unknown = openBets.length === 0 && (!openBetsKnown || openBetsFailed !== null);
  // Nothing is being made and bets are open: they are what there is to see.
  const [tab, setTab] = useState<TabId>(() => (slips.length === 0 && openBets.length > 0 ? 'open' : 'slip'));
  const selection = useActiveSlip()?.slip.selection;
  const [seen, see] = useState(selection);
  if (seen !== selection) {
    see(selection);
    if (selection !== undefined) setTab('slip');
  }

  return (
    <div className={styles.tabs}>
      <Tabs
        group="slip"
        label={t('slip.title')}
        tabs={[
          { id: 'slip', label: t('slip.tab', { count: slips.length }) },
          {
            id: 'open',
            label: unknown ? t('slip.openTabUnknown') : t('slip.openTab', { count: openBets.length }),
          },
        ]}
        selected={tab}
        onSelect={(id) => setTab(id === 'open' ? 'open' : 'slip')}
      />
      <TabPanel group="slip" tab={tab}>
        <OneClickStrip />
        <PendingBets />
        {tab === 'slip' ? <SlipStack {...(onChoose === undefined ? {} : { onChoose })} /> : <OpenBets />}
      </TabPanel>
    </div>
  );
});
