import { action, makeObservable, observableRef } from 'mobx';
import type { SubmissionState } from '@/application/ports/state/SubmissionState';
import { IDLE } from '@/domain/cashier/Submission';
import type { Submission } from '@/domain/cashier/Submission';

/** How one kind of form stands. */
export class SubmissionStore<Told> implements SubmissionState<Told> {
  submission: Submission<Told> = IDLE;

  constructor() {
    makeObservable(this, { submission: observableRef, submissionMoved: action });
  }

  submissionMoved(submission: Submission<Told>): void {
    this.submission = submission;
  }
}
