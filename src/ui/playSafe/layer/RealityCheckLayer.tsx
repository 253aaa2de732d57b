import { observer } from 'mobx-react-lite';
import { RealityCheckDialog } from './RealityCheckDialog';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useOpened } from '@/ui/lazy/useOpened';

/** Keeps watch while somebody is signed in. */
export function RealityCheckLayer() {
  const { part: app } = useOpened(usePlayerApp().playSafe.open);
  return app === null || app === 'failed' ? null : <WhenDue app={app} />;
}

const WhenDue = observer(function WhenDue({ app }: { readonly app: PlaySafeApp }) {
  const { due } = app.view;
  return due === null ? null : <RealityCheckDialog check={due} goOn={() => void app.goOn.execute()} />;
});
