import { useState } from 'react';
import { changeBetsFilter, readBetsFilter, writeBetsFilter } from '@/domain/betting/BetsFilter';
import { useText } from '@/ui/i18n/useText';
import { useFilterInAddress } from '@/ui/list/useFilterInAddress';
import { useWideScreen } from '@/ui/list/useWideScreen';
import { TabPanel } from '@/ui/kit/menu/Tabs';
import { AccountMenu } from '@/ui/cashier/account/AccountMenu';
import { CancelAll } from '../openBets/CancelAll';
import { PendingBets } from '../openBets/PendingBets';
import { CashOutPositions } from '../position/CashOutPositions';
import { PagedBets } from './PagedBets';
import { ScrolledBets } from './ScrolledBets';
import { BetsFilters } from './BetsFilters';
import styles from './MyBetsPage.module.css';
import { useBetsFile } from './useBetsFile';

const CODEC = { read: readBetsFilter, write: writeBetsFilter, change: changeBetsFilter };

/** /mybets, with the way to the other pages of the account where the table leaves room for it: every bet of the player; a bet whose fate is not known is never missing here (SPORT-06). */
export function MyBetsPage() {
  const t = useText();
  const { filter, change } = useFilterInAddress(CODEC);
  const file = useBetsFile(filter);
  const wide = useWideScreen();
  const [count, setCount] = useState<number | null>(null);
  const Bets = wide ? PagedBets : ScrolledBets;
  return (
    <div className={styles.account}>
      <div className={styles.menu}>
        <AccountMenu />
      </div>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('pages.myBets')}</h1>
        <PendingBets />
        <BetsFilters filter={filter} onChange={change} wide={wide} file={file} count={count} />
        <TabPanel group="my-bets" tab={filter.tab}>
          <div className={styles.panel}>
            {filter.tab === 'open' && wide && <CashOutPositions />}
            {filter.tab === 'open' && (
              <div className={styles.above}>
                <CancelAll />
              </div>
            )}
            <Bets filter={filter} onChange={change} file={file} onCount={setCount} />
            {filter.tab === 'open' && !wide && <CashOutPositions docked />}
          </div>
        </TabPanel>
      </div>
    </div>
  );
}
