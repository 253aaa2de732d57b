import type { RealityCheck } from '@/domain/playSafe/RealityCheck';
import type { SafetyState } from '@/domain/playSafe/SafetyState';
import type { Message } from '@/domain/shared/Message';

export type Safety =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: Message }
  | ({ readonly state: 'ready' } & SafetyState);

export interface PlaySafeView {
  readonly safety: Safety;
  /** Now is the time to say it; null: it is not, or the player has answered. */
  readonly due: RealityCheck | null;
  /** Minutes between two of them. */
  readonly minutes: number;
}

export interface PlaySafeState extends PlaySafeView {
  safetyArrived(state: SafetyState): void;
  safetyFailed(message: Message): void;
  safetyForgotten(): void;
  checkCameDue(check: RealityCheck): void;
  checkAnswered(): void;
  minutesChosen(minutes: number): void;
}
