import type { Submission } from '@/domain/cashier/Submission';

export interface SubmissionView<Told> {
  readonly submission: Submission<Told>;
}

export interface SubmissionState<Told> extends SubmissionView<Told> {
  submissionMoved(submission: Submission<Told>): void;
}
