import { Suspense } from 'react';
import { usePlayerApp } from '@/ui/PlayerAppContext';
import { lazyPart } from '@/ui/layout/slots/lazyPart';

const ReviewsCard = lazyPart(async () => (await import('./ReviewsCard')).ReviewsCard);

/** The operator's side of one request, where the player waits for it; nothing on any other backend, not even its script. */
export function SandboxReviewsSlot({ id }: { readonly id: string }) {
  const { sandbox } = usePlayerApp();
  if (sandbox === null) return null;
  return (
    <Suspense fallback={null}>
      <ReviewsCard tools={sandbox} only={id} />
    </Suspense>
  );
}
