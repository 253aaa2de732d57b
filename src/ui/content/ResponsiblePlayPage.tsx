import { observer } from 'mobx-react-lite';
import type { LegalText } from '@/domain/content/LegalText';
import { AccountPage } from '@/ui/cashier/account/AccountPage';
import { useText } from '@/ui/i18n/useText';
import { SafeTools } from '@/ui/playSafe/SafeTools';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { ContentHead } from './ContentHead';
import { LegalPage } from './LegalPage';
import page from './LegalPage.module.css';

const TEXTS = import.meta.glob<LegalText>('./*/responsiblePlay.json', { eager: true, import: 'default' });

/** What can be done at once, and after it a text of NAV-09. To a player it is one of the pages of the account. */
export const ResponsiblePlayPage = observer(function ResponsiblePlayPage() {
  const { signedIn } = useFirstPage().session.view;
  const t = useText();
  const title = t('pages.responsiblePlay');
  const content = (
    <>
      <SafeTools />
      <LegalPage isPart page="responsiblePlay" texts={TEXTS} />
    </>
  );
  if (signedIn)
    return (
      <AccountPage title={title} back="/home" money={false} isColumn>
        {content}
      </AccountPage>
    );
  return (
    <div className={page.visitor}>
      <ContentHead title={title} />
      {content}
    </div>
  );
});
