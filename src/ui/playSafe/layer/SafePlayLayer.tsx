import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AgeGate } from './AgeGate';
import { useHandsFree } from './useHandsFree';
import { ReportsQuestion } from './ReportsQuestion';
import { RealityCheckDialog } from './RealityCheckDialog';
import type { PlaySafeApp } from '@/application/playSafe/PlaySafeApp';
import { matchRoute } from '@/domain/routing/matchRoute';
import { FOOTER_ITEMS } from '@/domain/routing/navigation';
import { OpenedFeature } from '@/ui/lazy/OpenedFeature';
import { followBreak } from '@/ui/device/deviceBreak';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const AGE_KEY = 'ui.ofAge';

/** Whoever is asked for their age is asked nothing else meanwhile. */
export const SafePlayLayer = observer(function SafePlayLayer() {
  const { config, device, session } = usePlayerApp();
  const { minAge } = config.jurisdiction;
  const [ofAge, setOfAge] = useState(() => Number(device.storage.read(AGE_KEY) ?? 0) >= minAge);
  const { pathname } = useLocation();
  const handsFree = useHandsFree();
  useEffect(() => followBreak(device), [device]);
  // Who we are and where help is may be read by anybody (NAV-09).
  if (!ofAge && FOOTER_ITEMS.some(({ path }) => path === matchRoute(pathname)?.route.path)) return null;
  if (!ofAge && !handsFree) return null;
  if (!ofAge)
    return (
      <AgeGate
        minAge={minAge}
        onYes={() => {
          device.storage.write(AGE_KEY, String(minAge));
          setOfAge(true);
        }}
      />
    );
  return (
    <>
      {config.asksForReports === true && <ReportsQuestion />}
      {session.view.signedIn && (
        <OpenedFeature name="playSafe">{(app) => <WhenDue app={app} />}</OpenedFeature>
      )}
    </>
  );
});

const WhenDue = observer(function WhenDue({ app }: { readonly app: PlaySafeApp }) {
  const { due } = app.view;
  return due === null ? null : <RealityCheckDialog check={due} goOn={() => void app.goOn()} />;
});
