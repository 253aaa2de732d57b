import LogOut from 'lucide-react/icons/log-out';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { useState } from 'react';
import { Section } from '../Section';
import styles from '../Workbench.module.css';
import { Marquee } from '@/ui/kit/brand/Marquee';
import { Steps } from '@/ui/kit/feedback/Steps';
import { Icon } from '@/ui/kit/icons/Icon';
import { Disclosure } from '@/ui/kit/menu/Disclosure';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { MenuLink } from '@/ui/kit/menu/MenuLink';
import { MenuSection } from '@/ui/kit/menu/MenuSection';
import { TabPanel, Tabs } from '@/ui/kit/menu/Tabs';

const TABS = ['All', 'Match odds', 'Bookmaker', 'Fancy', 'Others'].map((label) => ({
  id: label.replace(' ', ''),
  label,
}));

const WAY = ['Amount', 'Pay', 'Confirm', 'Done'].map((label) => ({ id: label.toLowerCase(), label }));

export function NavigationSection() {
  const [tab, setTab] = useState('All');
  return (
    <Section title="Menus, tabs, marquee">
      <div className={styles.navy}>
        <Menu label="Your account" tone="header" align="start" trigger={<Icon of={User} />}>
          <MenuSection head="Hello player1024">
            <MenuLink to="#profile" icon={User}>
              Profile
            </MenuLink>
            <MenuLink to="#deposit" icon={Wallet}>
              Deposit
            </MenuLink>
          </MenuSection>
          <MenuSection>
            <MenuButton icon={LogOut} danger onSelect={() => undefined}>
              Sign Out
            </MenuButton>
          </MenuSection>
        </Menu>
      </div>
      <Marquee
        label="Announcements"
        items={[
          { id: 'paid', text: 'Withdrawals are paid within two hours tonight.' },
          { id: 'new', text: 'New: cash out on match odds.' },
          { id: 'league', text: 'टी20 लीग आज से।' },
        ]}
        pauseLabel="Pause"
        playLabel="Play"
        nextLabel="Next"
        dismissLabel="Dismiss"
        onDismiss={() => undefined}
      />
      <Tabs group="bench" label="Markets" tabs={TABS} selected={tab} onSelect={setTab} />
      <TabPanel group="bench" tab={tab}>
        <p>Markets of “{tab}”.</p>
      </TabPanel>
      <Steps label="Steps of a deposit" steps={WAY} now="confirm" />
      <Steps label="Steps of another" steps={WAY} now="done" done />
      <Disclosure summary="Rules of this market">
        <p>Bets stand when one ball has been bowled.</p>
      </Disclosure>
    </Section>
  );
}
