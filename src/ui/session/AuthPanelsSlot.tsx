import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { LazyPart } from '@/ui/lazy/LazyPart';
import { laterPart } from '@/ui/lazy/laterPart';

const AuthPanels = laterPart(async () => (await import('./AuthPanels')).AuthPanels, 'firstPage', 'signIn');

/** The six panels as a side panel, loaded with the first one that opens and kept, so that it can slide away. */
export const AuthPanelsSlot = observer(function AuthPanelsSlot() {
  const { panel } = useFirstPage().session.panel;
  const needed = useRef(false);
  needed.current ||= panel !== null;
  return needed.current ? (
    <LazyPart>
      <AuthPanels />
    </LazyPart>
  ) : null;
});
