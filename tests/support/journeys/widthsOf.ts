import { runs } from '@tests/support/runs';
import type { Width } from './Stage';

/**
 * What a way is walked at: its own width in every run, and the other one too in `npm run test:long`. The main journeys and the looks at every page
 * have both in every run (decision 074).
 */
export function widthsOf(own: Width): readonly Width[] {
  return runs(1, 2) === 1 ? [own] : ['phone', 'laptop'];
}
