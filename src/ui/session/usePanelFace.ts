import { useState } from 'react';
import type { AuthPanel } from '@/domain/session/authPanels';
import { useText } from '@/ui/i18n/useText';

export interface PanelFace {
  readonly title: string;
  /** AUTH-08: the log-in shows its recovery view in place. */
  readonly recovering: boolean;
  readonly back: { readonly label: string; readonly onBack: () => void } | null;
  readonly recover: () => void;
  readonly recovered: () => void;
}

/** What a panel's shell, side panel or page, shows around it. */
export function usePanelFace(panel: AuthPanel): PanelFace {
  const t = useText();
  const [recoveringIn, setRecoveringIn] = useState<AuthPanel | null>(null);
  if (recoveringIn !== null && recoveringIn !== panel) setRecoveringIn(null);
  const recovering = panel === 'login' && recoveringIn === panel;
  const recovered = (): void => setRecoveringIn(null);
  return {
    title: recovering ? t('session.recovery.title') : t(`session.title.${panel}`),
    recovering,
    back: recovering ? { label: t('session.recovery.back'), onBack: recovered } : null,
    recover: () => setRecoveringIn(panel),
    recovered,
  };
}
