import type { Ports } from '../ports/Ports';

/** Whether the log-in panel may offer a demo; silence means no. AUTH-07. */
export function learnDemoOffer(ports: Pick<Ports, 'sessionGateway' | 'brand'>) {
  return async (): Promise<void> => {
    const answer = await ports.sessionGateway.demoIsOffered();
    if (answer.ok) ports.brand.demoOfferLearned(answer.value);
  };
}

export type LearnDemoOffer = ReturnType<typeof learnDemoOffer>;
