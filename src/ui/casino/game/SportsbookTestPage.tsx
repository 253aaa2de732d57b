import { EmbedPage } from './EmbedPage';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { Redirect } from '@/ui/navigation/Redirect';

/** /sportsbooktest: the provider's staging, where the operator lets it be seen; else the sports book itself. */
export function SportsbookTestPage() {
  const { config } = usePlayerApp();
  if (config.features.sportsbookTest) return <EmbedPage page="sportsbookTest" />;
  return <Redirect from="/sportsbooktest" to="/sportsbook2" />;
}
