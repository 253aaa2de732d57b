import type { PlaySafeState, Safety } from '@/application/ports/state/PlaySafeState';
import { USUAL_CHECK_MINUTES } from '@/domain/playSafe/breaks';
import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { SafetyState } from '@/domain/playSafe/SafetyState';
import type { Message } from '@/domain/shared/Message';
import { observed } from './observed';

/** A player's own rules, and whether it is time for a reality check. */
export class PlaySafeStore implements PlaySafeState {
  safety: Safety = { state: 'loading' };
  due: RealityCheck | null = null;
  minutes: number = USUAL_CHECK_MINUTES;

  constructor() {
    observed(this);
  }

  safetyArrived(state: SafetyState): void {
    this.safety = { state: 'ready', ...state };
    this.minutes = state.check.minutes;
  }

  safetyFailed(message: Message): void {
    this.safety = { state: 'failed', message };
  }

  safetyForgotten(): void {
    this.safety = { state: 'loading' };
    this.due = null;
  }

  checkCameDue(check: RealityCheck): void {
    this.due = check;
  }

  checkAnswered(): void {
    this.due = null;
  }

  minutesChosen(minutes: number): void {
    this.minutes = minutes;
  }
}
