import shared from '../Rewards.module.css';
import { useText } from '@/ui/i18n/useText';

/** What there is in it for the player: only where it is offered. */
export function ReferralLead() {
  const t = useText();
  return <p className={shared.lead}>{t('referral.lead')}</p>;
}
