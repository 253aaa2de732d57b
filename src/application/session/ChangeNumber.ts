import type { SignUpState } from '../ports/state/SignUpState';
import type { AuthSteps } from './AuthSteps';

/** Another number than the one under way: back to step 1. */
export class ChangeNumber {
  constructor(
    private readonly signUp: Pick<SignUpState, 'numberForgotten'>,
    private readonly steps: Pick<AuthSteps, 'happened'>,
  ) {}

  execute(): void {
    this.signUp.numberForgotten();
    this.steps.happened('changeNumberChosen');
  }
}
