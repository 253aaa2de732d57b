import type { SubmissionState } from '@/application/ports/state/SubmissionState';
import { IDLE } from '@/domain/cashier/Submission';
import type { Submission } from '@/domain/cashier/Submission';
import { observed } from './observed';

/** How one kind of form stands. */
export class SubmissionStore<Told> implements SubmissionState<Told> {
  submission: Submission<Told> = IDLE;

  constructor() {
    observed(this);
  }

  submissionMoved(submission: Submission<Told>): void {
    this.submission = submission;
  }
}
