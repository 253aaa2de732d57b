import type { KycDocument } from '@/domain/cashier/kyc/KycDocument';
import { describeFailure } from '@/domain/shared/describeFailure';
import type { KycGateway } from '../../ports/gateways/KycGateway';
import type { KycState } from '../../ports/state/KycState';
import type { SessionView } from '../../ports/state/SessionState';

/** What can be shown and what was, as the server has it now. */
export class LoadKyc {
  #asked = 0;
  /** Answers up to this one are older than what is shown. */
  #shown = 0;

  constructor(
    private readonly kyc: Pick<KycGateway, 'sheet'>,
    private readonly state: KycState,
    private readonly session: Pick<SessionView, 'epoch'>,
  ) {}

  async execute(): Promise<void> {
    const { epoch } = this.session;
    this.#asked += 1;
    const mine = this.#asked;
    const reply = await this.kyc.sheet();
    // Of two answers under way the one that was asked for last is the newer.
    if (this.session.epoch !== epoch || mine <= this.#shown) return;
    this.#shown = mine;
    if (reply.ok) this.state.sheetArrived(reply.value);
    else this.state.sheetFailed(describeFailure(reply.error, 'kyc.failed'));
  }

  /** An answer that is under way now is older than what has just been told. */
  told(document: KycDocument): void {
    this.#shown = this.#asked;
    this.state.documentTold(document);
  }
}
