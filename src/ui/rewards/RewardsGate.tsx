import '@/ui/i18n/accountTexts';
import type { RewardsApp } from '@/application/rewards/RewardsApp';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { useText } from '@/ui/i18n/useText';
import { OpenedPart } from '@/ui/lazy/OpenedPart';
import type { OpenedPartProps } from '@/ui/lazy/OpenedPart';

export type RewardsGateProps = Pick<OpenedPartProps<RewardsApp>, 'skeleton' | 'children'>;

export function RewardsGate(props: RewardsGateProps) {
  const { open } = usePlayerApp().rewards;
  return <OpenedPart open={open} unavailable={useText()('rewards.unavailable')} {...props} />;
}
