import { useText } from '@/ui/i18n/useText';
import { OpenedFeature, type OpenedFeatureProps } from '@/ui/lazy/OpenedFeature';

export type RewardsGateProps = Pick<OpenedFeatureProps<'rewards'>, 'skeleton' | 'children'>;

export function RewardsGate(props: RewardsGateProps) {
  return <OpenedFeature name="rewards" unavailable={useText()('rewards.unavailable')} {...props} />;
}
