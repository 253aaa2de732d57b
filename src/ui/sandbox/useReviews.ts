import { useCallback, useEffect, useState } from 'react';
import type { SandboxReview, SandboxTools } from '@/application/ports/device/SandboxTools';
import { useFirstPage } from '@/ui/PlayerAppContext';

export type Decide = (
  id: string,
  verdict: 'approve' | 'decline' | 'expire',
  reason?: string,
) => Promise<void>;

const LOOK_EVERY_MS = 2_000;

/** What waits at the operator's desk, looked at again every two seconds and after every decision. */
export function useReviews(tools: SandboxTools): {
  readonly reviews: readonly SandboxReview[];
  readonly decide: Decide;
} {
  const { scheduler } = useFirstPage().device;
  const [reviews, setReviews] = useState<readonly SandboxReview[]>([]);
  const look = useCallback(async () => setReviews(await tools.reviews()), [tools]);
  useEffect(() => {
    void look();
    return scheduler.every(LOOK_EVERY_MS, () => void look());
  }, [look, scheduler]);
  const decide = useCallback<Decide>(
    async (id, verdict, reason) => {
      await tools.decide(id, verdict, reason);
      await look();
    },
    [tools, look],
  );
  return { reviews, decide };
}
