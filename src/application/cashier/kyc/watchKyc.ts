import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { KycView } from '../../ports/state/KycState';
import type { FollowRequests } from '../followRequests';
import type { LoadKyc } from './LoadKyc';

/** While the page is open: takes up what was sent before, and asks for what is not decided yet. */
export function watchKyc(
  load: Pick<LoadKyc, 'load'>,
  view: KycView,
  submission: { resume(): boolean },
  follow: FollowRequests,
) {
  return (): (() => void) => {
    submission.resume();
    void load.load();
    return follow(
      () => waits(),
      () => void load.load(),
    );
  };

  function waits(): boolean {
    const { sheet } = view;
    return sheet.state === 'ready' && sheet.value.documents.some(({ status }) => isUndecided(status));
  }
}
