import type { ReactNode } from 'react';
import { SportsTree } from './SportsTree';
import type { SportTab } from './SportTabs';
import { useMediaQuery } from '@/ui/device/useMediaQuery';
import styles from './SportsPage.module.css';

export interface SportsFrameProps {
  /** The list in the middle, if it is one. */
  readonly list?: SportTab['list'];
  /** Its links lead to the lists of the exchange. */
  readonly exchange?: boolean;
  readonly children: ReactNode;
}

/** Left column of the sports pages, whole on a desktop, icons on a laptop's half, and what stands in the middle. Below that the middle is all there is. */
export function SportsFrame({ list, exchange = false, children }: SportsFrameProps) {
  const wide = useMediaQuery('(width >= 75em)');
  const middle = useMediaQuery('(width >= 56.25em)');
  if (!middle) return children;
  return (
    <div className={styles.frame}>
      <SportsTree current={list} exchange={exchange} narrow={!wide} />
      <div>{children}</div>
    </div>
  );
}
