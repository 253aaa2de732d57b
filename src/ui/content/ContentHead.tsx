import { observer } from 'mobx-react-lite';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { PageHead } from '@/ui/navigation/PageHead';

/** The head of a page that is open to everybody: its arrow leads to where this reader starts. */
export const ContentHead = observer(function ContentHead({ title }: { readonly title: string }) {
  const { session, config } = useFirstPage();
  const back = session.view.signedIn ? config.protectedPath : config.publicPath;
  return <PageHead title={title} back={back} />;
});
