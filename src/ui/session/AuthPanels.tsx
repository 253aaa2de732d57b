import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { AuthPanel } from '@/domain/session/authPanels';
import { AuthPanelContent } from './AuthPanelContent';
import { usePanelFace } from './usePanelFace';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';
import { BrandLogo } from '@/ui/brand/BrandLogo';
import { SidePanel } from '@/ui/kit/layer/SidePanel';

export interface AuthPanelsProps {
  /** AUTH-18: an agent's code that the surrounding page brings. */
  readonly agentCode?: string;
}

/** AUTH-01: the six panels as a side panel over any visitor page. */
export const AuthPanels = observer(function AuthPanels({ agentCode }: AuthPanelsProps) {
  const { session } = useFirstPage();
  const { panel } = session.panel;
  const withWhole = useWithWhole();
  // Whoever is led here without a touch has only the first page: every way on from here needs the rest.
  useEffect(() => withWhole(() => undefined), [withWhole]);
  const last = useRef<AuthPanel>('login');
  if (panel !== null) last.current = panel;
  const face = usePanelFace(last.current);
  return (
    <SidePanel
      open={panel !== null}
      onClose={() => session.closePanel()}
      title={face.title}
      brand={<BrandLogo />}
      {...(face.back === null ? {} : { back: face.back })}
    >
      <AuthPanelContent panel={last.current} face={face} agentCode={agentCode} />
    </SidePanel>
  );
});
