import { useCallback } from 'react';
import type { LaterDoors, LaterFeatures } from '@/application/LaterFeatures';
import { useFirstPage } from '@/ui/PlayerAppContext';

export type OpenFeature = <Name extends keyof LaterFeatures>(name: Name) => Promise<LaterFeatures[Name]>;

/** Opens a feature whose script comes later, with the whole app before it where that is not there. Rejects when one does not come. */
export function useOpenFeature(): OpenFeature {
  const { whole } = useFirstPage();
  return useCallback(
    async (name) => {
      const doors: LaterDoors = await whole();
      return doors[name].open();
    },
    [whole],
  );
}
