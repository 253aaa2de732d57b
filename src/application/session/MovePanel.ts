import type { AuthPanel } from '@/domain/session/authPanels';
import type { AuthSteps } from './AuthSteps';

/** A link inside a panel: only the moves of AUTH-02 are possible, others are ignored. */
export class MovePanel {
  constructor(private readonly steps: Pick<AuthSteps, 'follow'>) {}

  execute(to: AuthPanel): void {
    this.steps.follow(to);
  }
}
