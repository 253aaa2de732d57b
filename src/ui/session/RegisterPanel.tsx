import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { RegisterForm } from './RegisterForm';
import { arrivedCodes } from '@/domain/session/arrivedCodes';
import { useFirstPage, useWithWhole } from '@/ui/PlayerAppContext';

export interface RegisterPanelProps {
  /** AUTH-18: an agent's code may also come from whoever opens the panels. */
  readonly agentCode: string | undefined;
}

/** P4: the panel `register`. */
export const RegisterPanel = observer(function RegisterPanel(props: RegisterPanelProps) {
  const { session } = useFirstPage();
  const { state } = useLocation();
  const withWhole = useWithWhole();
  useEffect(() => withWhole((app) => app.session.offerReferralCode(referralIn(state))), [withWhole, state]);
  const { agentCode, referralCode } = session.signUp;
  const arrived = arrivedCodes({ given: props.agentCode, agent: agentCode, referral: referralCode });
  return <RegisterForm {...props} arrived={arrived} />;
});

/** `assumed:` the specification does not name the entry of the navigation state; ours is `referralCode`. */
function referralIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'referralCode' in state
    ? state.referralCode
    : undefined;
}
