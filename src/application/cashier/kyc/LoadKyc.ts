import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { KycGateway } from '../../ports/gateways/KycGateway';
import type { KycState, KycView } from '../../ports/state/KycState';
import type { SessionView } from '../../ports/state/SessionState';
import { NewestAnswer } from '../NewestAnswer';
import { isUndecided } from '@/domain/cashier/RequestStatus';
import type { FollowRequests } from '../followRequests';

/** What can be shown and what was, as the server has it now. */
export class LoadKyc {
  readonly #newest: NewestAnswer;

  constructor(
    private readonly kyc: Pick<KycGateway, 'sheet'>,
    private readonly state: KycState,
    session: Pick<SessionView, 'epoch'>,
  ) {
    this.#newest = new NewestAnswer(session);
  }

  async load(): Promise<void> {
    const reply = await this.#newest.to(() => this.kyc.sheet());
    if (reply === null) return;
    if (reply.ok) this.state.sheetArrived(reply.value);
    else this.state.sheetFailed(describeFailure(reply.error, 'kyc.failed'));
  }

  /** An answer that is under way now is older than what has just been received. */
  received(document: KycDocument): void {
    this.#newest.outdate();
    this.state.documentReceived(document);
  }
}

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
