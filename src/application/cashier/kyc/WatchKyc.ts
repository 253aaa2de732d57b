import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { KycView } from '../../ports/state/KycState';
import type { FollowRequests } from '../FollowRequests';
import type { LoadKyc } from './LoadKyc';

/** While the page is open: takes up what was sent before, and asks for what is not decided yet. */
export class WatchKyc {
  constructor(
    private readonly load: Pick<LoadKyc, 'execute'>,
    private readonly view: KycView,
    private readonly submission: { resume(): boolean },
    private readonly follow: Pick<FollowRequests, 'execute'>,
  ) {}

  execute(): () => void {
    this.submission.resume();
    void this.load.execute();
    return this.follow.execute(
      () => this.#waits(),
      () => void this.load.execute(),
    );
  }

  #waits(): boolean {
    const { sheet } = this.view;
    return sheet.state === 'ready' && sheet.value.documents.some(({ status }) => isUndecided(status));
  }
}
