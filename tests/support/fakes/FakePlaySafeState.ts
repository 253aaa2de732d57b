import type { PlaySafeState, Safety } from '@/application/ports/state/PlaySafeState';
import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { SafetyState } from '@/domain/playSafe/SafetyState';
import type { Message } from '@/domain/shared/Message';

/** Keeps what it is told. */
export class FakePlaySafeState implements PlaySafeState {
  safety: Safety = { state: 'loading' };
  due: RealityCheck | null = null;
  minutes = 60;

  safetyArrived(state: SafetyState): void {
    this.safety = { state: 'ready', ...state };
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
