import type { ReactNode } from 'react';
import { useOpened } from './useOpened';
import { useText } from '@/ui/i18n/useText';
import { ErrorPanel } from '@/ui/kit/feedback/ErrorPanel';

export interface OpenedPartProps<Part> {
  readonly open: { readonly execute: () => Promise<Part> };
  /** Said when it does not come. */
  readonly unavailable: string;
  /** What stands there until its script has come: the boxes of what will. */
  readonly skeleton: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** Lets a page in once its part of the app is there; says so when it does not come, with another try. */
export function OpenedPart<Part>({ open, unavailable, skeleton, children }: OpenedPartProps<Part>) {
  const t = useText();
  const { part, retry } = useOpened(open);
  if (part === null) return skeleton;
  if (part === 'failed')
    return <ErrorPanel text={unavailable} retryLabel={t('common.retry')} onRetry={retry} />;
  return children(part);
}
