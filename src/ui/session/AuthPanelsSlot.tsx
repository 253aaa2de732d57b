import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useFirstPage } from '@/ui/PlayerAppContext';
import { LazyDialog } from '@/ui/lazy/LazyDialog';
import { laterPart } from '@/ui/lazy/laterPart';

const AuthPanels = laterPart(async () => (await import('./AuthPanels')).AuthPanels, 'firstPage', 'signIn');

/** The six panels as a side panel, loaded with the first one that opens and kept, so that it can slide away. */
export const AuthPanelsSlot = observer(function AuthPanelsSlot() {
  const { panel: state, closePanel } = useFirstPage().session;
  const { panel } = state;
  const needed = useRef(false);
  needed.current ||= panel !== null;
  return needed.current ? (
    <LazyDialog open={panel !== null} onClose={closePanel}>
      <AuthPanels />
    </LazyDialog>
  ) : null;
});
