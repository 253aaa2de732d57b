import { BrowserRouter } from 'react-router-dom';
import type { FirstPage } from '@/application/FirstPage';
import type { Navigator } from '@/application/ports/device/Navigator';
import { Shell } from '@/ui/layout/Shell';
import { PlayerAppContext } from '@/ui/PlayerAppContext';
import { NavigatorLink } from '@/ui/routing/NavigatorLink';
import { WholeBoundary } from '@/ui/routing/WholeBoundary';

export interface AppProps {
  readonly app: FirstPage;
  /** Hands the router's own move over to the core's `Navigator`. */
  readonly attachNavigator: (go: Navigator['goTo']) => void;
}

export function App({ app, attachNavigator }: AppProps) {
  return (
    <PlayerAppContext value={app}>
      <WholeBoundary>
        {/* A page waits in its own slot, so no transition: a move and what caused it are drawn together. */}
        <BrowserRouter useTransitions={false}>
          <NavigatorLink attach={attachNavigator} />
          <Shell />
        </BrowserRouter>
      </WholeBoundary>
    </PlayerAppContext>
  );
}
