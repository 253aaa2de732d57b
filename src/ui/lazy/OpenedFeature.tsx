import type { ReactNode } from 'react';
import { useOpened } from './useOpened';
import type { LaterFeatures } from '@/application/LaterFeatures';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface OpenedFeatureProps<Name extends keyof LaterFeatures> {
  readonly name: Name;
  /** Said when it does not come; without it nothing is: a part that nobody would miss. */
  readonly unavailable?: string;
  /** What stands there until its script has come: the boxes of what will. */
  readonly skeleton?: ReactNode;
  readonly children: (feature: LaterFeatures[Name]) => ReactNode;
}

/** Draws its children once a feature that comes later is there; says so when it does not come, with another try. */
export function OpenedFeature<Name extends keyof LaterFeatures>(props: OpenedFeatureProps<Name>) {
  const { name, unavailable, skeleton = null, children } = props;
  const t = useText();
  const { feature, retry } = useOpened(name);
  if (feature === null) return skeleton;
  if (feature !== 'failed') return children(feature);
  return unavailable === undefined ? null : (
    <ErrorPanel text={unavailable} retryLabel={t('common.retry')} onRetry={retry} />
  );
}
