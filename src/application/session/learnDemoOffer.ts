import type { Ports } from '../ports/Ports';
import { singly } from '../shared/SingleFlight';

/** Whether the log-in panel may offer a demo; silence changes nothing. AUTH-07. */
export function learnDemoOffer({ sessionGateway, brand }: Pick<Ports, 'sessionGateway' | 'brand'>) {
  return singly(async (): Promise<void> => {
    const answer = await sessionGateway.demoIsOffered();
    if (answer.ok) brand.demoOfferLearned(answer.value);
  });
}
