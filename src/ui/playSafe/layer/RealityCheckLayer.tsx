import { observer } from 'mobx-react-lite';
import { RealityCheckDialog } from './RealityCheckDialog';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { usePlaySafeApp } from '@/ui/playSafe/usePlaySafeApp';

/** Keeps watch while somebody is signed in. */
export function RealityCheckLayer() {
  const { app } = usePlaySafeApp();
  return app === null || app === 'failed' ? null : <WhenDue app={app} />;
}

const WhenDue = observer(function WhenDue({ app }: { readonly app: PlaySafeApp }) {
  const { due } = app.view;
  return due === null ? null : <RealityCheckDialog check={due} goOn={() => void app.goOn.execute()} />;
});
