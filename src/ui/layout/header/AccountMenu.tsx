import CircleUser from 'lucide-react/icons/circle-user';
import SunMoon from 'lucide-react/icons/sun-moon';
import LogOut from 'lucide-react/icons/log-out';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Greeting } from './Greeting';
import { ACCOUNT_ICONS } from '@/ui/cashier/account/accountIcons';
import { AppearanceDialog } from '@/ui/appearance/AppearanceDialog';
import { SignOutDialog } from '@/ui/session/SignOutDialog';
import { useSignOut } from '@/ui/session/useSignOut';
import { PROFILE_ITEMS } from '@/domain/routing/navigation';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { Icon } from '@/ui/kit/icons/Icon';
import { Menu } from '@/ui/kit/menu/Menu';
import { MenuButton } from '@/ui/kit/menu/MenuButton';
import { MenuLink } from '@/ui/kit/menu/MenuLink';
import { MenuSection } from '@/ui/kit/menu/MenuSection';

/** HDR-03. */
export const AccountMenu = observer(function AccountMenu() {
  const { session } = usePlayerApp();
  const t = useText();
  const signOut = useSignOut();
  const [display, setDisplay] = useState(false);
  return (
    <>
      <Menu label={t('shell.account')} tone="header" trigger={<Icon of={CircleUser} size={24} />}>
        <MenuSection head={<Greeting user={session.view.user} />}>
          {PROFILE_ITEMS.map(({ id, path }) => (
            <MenuLink key={id} to={path} icon={ACCOUNT_ICONS[id]}>
              {t(`pages.${id}`)}
            </MenuLink>
          ))}
          <MenuLink to="/responsiblegame" icon={ShieldCheck}>
            {t('pages.responsiblePlay')}
          </MenuLink>
        </MenuSection>
        <MenuSection>
          <MenuButton icon={SunMoon} onSelect={() => setDisplay(true)}>
            {t('shell.display')}
          </MenuButton>
          <MenuButton icon={LogOut} danger onSelect={signOut.ask}>
            {t('shell.signOut')}
          </MenuButton>
        </MenuSection>
      </Menu>
      <AppearanceDialog open={display} onClose={() => setDisplay(false)} />
      <SignOutDialog {...signOut} />
    </>
  );
});
