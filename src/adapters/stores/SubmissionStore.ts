import type { SubmissionState } from '@/application/ports/state/SubmissionState';
import { IDLE, type Submission } from '@/domain/cashier/Submission';
import { observed } from './observed';

/** The state of one kind of form. */
export class SubmissionStore<Received> implements SubmissionState<Received> {
  submission: Submission<Received> = IDLE;

  constructor() {
    observed(this);
  }

  submissionMoved(submission: Submission<Received>): void {
    this.submission = submission;
  }
}
