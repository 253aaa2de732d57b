import { observer } from 'mobx-react-lite';
import { RealityCheckDialog } from './RealityCheckDialog';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';

/** Keeps watch while somebody is signed in. */
export function RealityCheckLayer() {
  return <OpenedFeature name="playSafe">{(app) => <WhenDue app={app} />}</OpenedFeature>;
}

const WhenDue = observer(function WhenDue({ app }: { readonly app: PlaySafeApp }) {
  const { due } = app.view;
  return due === null ? null : <RealityCheckDialog check={due} goOn={() => void app.goOn()} />;
});
