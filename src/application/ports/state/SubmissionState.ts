import type { Submission } from '@/domain/cashier/Submission';

export interface SubmissionView<Received> {
  readonly submission: Submission<Received>;
}

export interface SubmissionState<Received> extends SubmissionView<Received> {
  submissionMoved(submission: Submission<Received>): void;
}
