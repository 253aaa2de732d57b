import { useLocation, useNavigate } from 'react-router-dom';

export const KYC_STEPS = ['document', 'details', 'review'] as const;
export type KycStep = (typeof KYC_STEPS)[number];

/** The step is in the address: the browser's own way back leads to the one before, and a reload stays where it was. */
export function useKycStep(): readonly [KycStep, (step: KycStep, replace?: boolean) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const word = new URLSearchParams(search).get('step');
  const step = KYC_STEPS.find((each) => each === word) ?? 'document';
  return [
    step,
    (next, replace = false) =>
      void navigate({ pathname, search: next === 'document' ? '' : `step=${next}` }, { replace }),
  ];
}
