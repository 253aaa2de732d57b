import { internalPath } from '@/domain/routing/internalPath';
import { panelToShow } from '@/domain/session/authPanels';
import type { AuthPanel } from '@/domain/session/authPanels';
import { authProgress } from '@/domain/session/authProgress';
import type { AuthPanelState } from '../ports/state/AuthPanelState';
import type { BrandState } from '../ports/state/BrandState';
import type { SessionState } from '../ports/state/SessionState';
import type { SignUpState } from '../ports/state/SignUpState';

/** Opens a panel over any visitor page, or the step before it while that one is missing; nothing for a player. AUTH-01, HDR-01. */
export class OpenPanel {
  constructor(
    private readonly panels: Pick<AuthPanelState, 'panelOpened'>,
    private readonly session: Pick<SessionState, 'signedIn'>,
    private readonly signUp: Pick<SignUpState, 'mobile' | 'verified' | 'recoveryMobile'>,
    private readonly brand: Pick<BrandState, 'details'>,
  ) {}

  /** `wish`: where to go once logged in; anything but a path of ours is dropped (X12). */
  execute(panel: AuthPanel, options: { readonly wish?: string; readonly onClose?: () => void } = {}): void {
    if (this.session.signedIn) return;
    const shown = panelToShow(panel, authProgress(this.signUp, this.brand.details));
    this.panels.panelOpened(shown, internalPath(options.wish), options.onClose ?? null);
  }
}
