import { WithdrawFormPage } from './form/WithdrawFormPage';
import { WithdrawHubPage } from './hub/WithdrawHubPage';
import { WithdrawListPage } from './list/WithdrawListPage';
import { WithdrawCheckPage } from './WithdrawCheckPage';
import { WithdrawWizardFormPage } from './WithdrawWizardFormPage';
import { WithdrawWizardPage } from './WithdrawWizardPage';
import type { PageProps } from '@/ui/navigation/PageProps';

/** All pages of taking money out come as one script: who opens one goes on to the next. */
export function WithdrawPages(props: PageProps) {
  switch (props.route.page) {
    case 'withdrawList':
      return <WithdrawListPage />;
    case 'withdrawCheck':
      return <WithdrawCheckPage {...props} />;
    case 'withdrawForm':
      return <WithdrawFormPage {...props} />;
    case 'withdrawWizard':
      return <WithdrawWizardPage />;
    case 'withdrawWizardForm':
      return <WithdrawWizardFormPage />;
    default:
      return <WithdrawHubPage />;
  }
}
