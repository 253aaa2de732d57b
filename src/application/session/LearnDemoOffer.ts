import type { SessionGateway } from '../ports/gateways/SessionGateway';
import type { BrandState } from '../ports/state/BrandState';

/** Whether the log-in panel may offer a demo; silence means no. AUTH-07. */
export class LearnDemoOffer {
  constructor(
    private readonly gateway: Pick<SessionGateway, 'demoIsOffered'>,
    private readonly brand: Pick<BrandState, 'demoOfferLearned'>,
  ) {}

  async execute(): Promise<void> {
    const answer = await this.gateway.demoIsOffered();
    if (answer.ok) this.brand.demoOfferLearned(answer.value);
  }
}
