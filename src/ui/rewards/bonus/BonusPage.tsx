import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import shared from '../Rewards.module.css';
import { RewardsGate } from '../RewardsGate';
import { BonusPane } from './BonusPane';
import { BonusSkeleton } from './BonusSkeleton';
import { BONUS_TABS, bonusTab } from '@/domain/rewards/BonusTab';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';

/** /bonus: what is on offer, what is being earned, and what is over. REWARD-01. */
export function BonusPage() {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const tab = bonusTab(query.get('tab'));
  const page = pageOf(query.get('page'));
  const [offered, setOffered] = useState(true);
  function go(to: string, at: number): void {
    const next = new URLSearchParams({
      ...(to === 'available' ? {} : { tab: to }),
      ...(at === 1 ? {} : { page: String(at) }),
    });
    void navigate({ search: next.toString() });
  }
  return (
    <AccountPage title={t('pages.bonus')} back="/home">
      {offered && <p className={shared.lead}>{t('bonus.lead')}</p>}
      {/* Hidden and not gone: the panel is called by its tab. */}
      <div hidden={!offered}>
        <Tabs
          group="bonus"
          label={t('pages.bonus')}
          tabs={BONUS_TABS.map((id) => ({ id, label: t(`bonus.tab.${id}`) }))}
          selected={tab}
          onSelect={(id) => go(id, 1)}
        />
      </div>
      <TabPanel group="bonus" tab={tab}>
        <RewardsGate skeleton={<BonusSkeleton />}>
          {({ bonus }) => (
            <BonusPane
              key={`${tab} ${page}`}
              app={bonus}
              tab={tab}
              page={page}
              onPage={(at) => go(tab, at)}
              onOffered={setOffered}
            />
          )}
        </RewardsGate>
      </TabPanel>
    </AccountPage>
  );
}

function pageOf(word: string | null): number {
  return word !== null && /^[1-9]\d{0,4}$/.test(word) ? Number(word) : 1;
}
