import '@/ui/i18n/laterTexts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AgeGate } from './AgeGate';
import { RealityCheckLayer } from './RealityCheckLayer';
import { usePlayerApp } from '@/ui/PlayerAppContext';

const AGE_KEY = 'ui.ofAge';

/** What anybody may read before they say how old they are: who we are, and where help is. */
const OPEN_TO_ALL = new Set([
  '/terms',
  '/privacypolicy',
  '/responsiblegame',
  '/contactus',
  '/fairplay',
  '/gamesrule',
]);

/** Whoever is asked for their age is asked nothing else meanwhile. */
export const SafePlayLayer = observer(function SafePlayLayer() {
  const { config, device, session } = usePlayerApp();
  const { minAge } = config.jurisdiction;
  const [ofAge, setOfAge] = useState(() => Number(device.storage.read(AGE_KEY) ?? 0) >= minAge);
  const { pathname } = useLocation();
  if (!ofAge && OPEN_TO_ALL.has(pathname)) return null;
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
  return session.view.signedIn ? <RealityCheckLayer /> : null;
});
