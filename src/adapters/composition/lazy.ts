import type { UsedFeatures } from './UsedFeatures';

/** All of the core, each part as a script of its own that comes when somebody needs it: for a first page that is to be small. */
export const LAZY: UsedFeatures = {
  script: () => import('./openWholeApp'),
};
